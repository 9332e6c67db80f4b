/**
 * Writes the text of an element that contains nothing else. Into the existing text node, because a new one makes the browser lay out the
 * element again.
 */
export function writeText(element: Element, words: string): void {
  if (element.firstChild) element.firstChild.nodeValue = words;
  else element.textContent = words;
}
