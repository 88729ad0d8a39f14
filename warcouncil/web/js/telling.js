// What the server refuses is told.

import { ApiError } from "./api.js";
import { toast } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Do something and tell if it was refused.
 * @param {() => Promise<unknown>} act
 * @returns {Promise<boolean>}
 */
export async function tell(act) {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(error.code === "offline" ? t("offline") : error.message, "bad");
    return false;
  }
}
