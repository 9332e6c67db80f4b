/** The maximum depth of nested lists and quotations; readers cannot follow even a tenth of it. */
const MOST_BLOCKS = 100;
/** The maximum number of emphasis marks in one paragraph or table. */
const MOST_MARKS = 2_000;

const MANY_BLOCKS = new RegExp(`^(?:[ \\t]*(?:[>*+-]|\\d{1,9}[.)])){${MOST_BLOCKS}}`, 'm');

/**
 * Whether rendering this Markdown would take seconds or exhaust the stack: the time grows with the square of the depth, and 5,000 levels
 * crash the page. Decided from the characters that open a level, without parsing the Markdown.
 */
export function nestsTooDeeply(markdown: string): boolean {
  if (MANY_BLOCKS.test(markdown)) return true;
  return markdown.split(/\n[ \t]*\n/).some((block) => block.split(/[*_~]+/).length > MOST_MARKS);
}
