/**
 * The number of characters of a question that are read. Choosing a kind takes longer than linear time, and blocks everyone else
 * meanwhile. The longest real question so far has 200.
 */
export const MOST_READ = 1000;
/** The part of a question that is read, cut between words if possible. */
export function beginningOf(question: string): string {
  if (question.length <= MOST_READ) return question;
  const blank = question.lastIndexOf(' ', MOST_READ);
  if (blank > MOST_READ / 2) return question.slice(0, blank);
  const start = question.slice(0, MOST_READ);
  // A character of two code units is not split.
  return start.isWellFormed() ? start : start.slice(0, -1);
}
