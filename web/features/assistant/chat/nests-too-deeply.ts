/** Lists and quotations that stand inside one another; no reader follows a tenth. */
const MOST_BLOCKS = 100;
/** Marks of emphasis in one paragraph or table. */
const MOST_MARKS = 2_000;

const MANY_BLOCKS = new RegExp(`^(?:[ \\t]*(?:[>*+-]|\\d{1,9}[.)])){${MOST_BLOCKS}}`, 'm');

/**
 * Whether laying this markdown out would take seconds or exhaust the stack: the time grows with the square of the depth, and 5,000
 * levels end the page. Decided without reading the markdown: by the signs that open a level.
 */
export function nestsTooDeeply(markdown: string): boolean {
  if (MANY_BLOCKS.test(markdown)) return true;
  return markdown.split(/\n[ \t]*\n/).some((block) => block.split(/[*_~]+/).length > MOST_MARKS);
}
