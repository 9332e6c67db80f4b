/** Writes the words of an element that holds nothing else. In the text that stands there: one put in anew has the element laid out anew. */
export function writeText(element: Element, words: string): void {
  if (element.firstChild) element.firstChild.nodeValue = words;
  else element.textContent = words;
}
