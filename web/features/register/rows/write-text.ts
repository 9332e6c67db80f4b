/**
 * Writes the text of an element that contains nothing after it. Into the existing text node, because a new one makes the browser lay out
 * the element again.
 */
export function writeText(element: Element, words: string): void {
  const { lastChild } = element;
  if (lastChild?.nodeType === Node.TEXT_NODE) lastChild.nodeValue = words;
  else element.append(words);
}
