/** What spreadsheets call the n-th column, from 1: A, Z, AA. */
export function columnLetters(nth: number): string {
  const before = Math.floor((nth - 1) / 26);
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(65 + ((nth - 1) % 26));
}
