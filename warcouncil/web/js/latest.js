// Of several wishes the last one counts: an answer that comes late must not take the place of what was wished since.

/**
 * One kind of wish, such as which step to see.
 * @returns {() => () => boolean} called with each wish; what it gives says whether none has come since
 */
export function latest() {
  let wishes = 0;
  return () => {
    const wish = ++wishes;
    return () => wish === wishes;
  };
}
