// Whatever scrolls says so: a sign at its lower edge as long as there is more below.

/** So many pixels are no more than what a line leaves under itself. */
const NOTHING = 6;

/**
 * Keep the sign of something that scrolls true, whatever is shown in it.
 * @param {Element} element
 */
export function saysMore(element) {
  const look = () => element.classList.toggle("more-below", element.scrollHeight - element.clientHeight - element.scrollTop > NOTHING);
  element.addEventListener("scroll", look, { passive: true });
  element.addEventListener("toggle", look, { capture: true }); // a part of it was unfolded
  new ResizeObserver(look).observe(element);
  new MutationObserver(look).observe(element, { childList: true, subtree: true });
}
