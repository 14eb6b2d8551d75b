/** Vertical scroll positions of the entries of the history that this tab has shown, by the positions of the entries. */
const scrolls = new Map<number, number>();

/** Input with which a person scrolls or begins to use the page. */
const INPUT = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Ends the restoring that is under way. */
let stop = () => {};

/** Remembers the scroll position of an entry's page, before another page is shown. */
export function rememberScroll(position: number): void {
  stop();
  scrolls.set(position, scrollY);
}

/**
 * Scrolls the page of an entry to where the person left it. The page loads its content only now, so this is repeated whenever something appears, until
 * everything is loaded or the person uses the page.
 */
export function restoreScroll(position: number, top = scrolls.get(position) ?? 0): void {
  stop();
  const observer = new MutationObserver(scroll);
  stop = () => {
    observer.disconnect();
    for (const type of INPUT) removeEventListener(type, stop);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  for (const type of INPUT) addEventListener(type, stop, { passive: true, once: true });
  function scroll(): void {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1 && document.querySelector('h1') && !document.querySelector('[aria-busy="true"]')) stop();
  }
}
