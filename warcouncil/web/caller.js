// Brings the game back when a notification is touched, where only a service worker may show one (Chrome on Android).
// It keeps nothing, and no request of the page goes through it.

const worker = /** @type {any} */ (self); // the types of a page are not those of a worker

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.tag));
});

/** @param {string} path the page of the game */
async function bring(path) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((/** @type {{url: string}} */ one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
