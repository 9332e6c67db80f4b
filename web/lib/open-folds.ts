/**
 * Opens everything folded around an element, and the element itself if it is folded, and scrolls to it.
 * @returns the element; null if the page has none with this id
 */
export function openFolds(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  for (let at: Element | null = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  target?.scrollIntoView();
  return target;
}
