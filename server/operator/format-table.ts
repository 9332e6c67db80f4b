/** Columns as wide as their widest cell; the last one is not padded. Control characters in names have no effect on a terminal. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heads, ...rows].map((row) => row.map((cell) => cell.replace(/\p{Cc}/gu, ' ')));
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const format = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(format).join('\n');
}
