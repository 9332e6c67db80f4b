/**
 * Reads a table written as text: one row per line, with cells separated by '|'; blanks around cells and empty lines are ignored.
 * @returns a record for each row, with its cells under the names of the columns
 * @throws if a row has a different number of cells, so that such a mistake is found at the first start
 */
export function readTable<Column extends string>(
  columns: readonly Column[],
  text: string,
): readonly Readonly<Record<Column, string>>[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length !== columns.length) {
      throw new Error(`A row has ${cells.length} cells instead of ${columns.length}: ${line.trim()}`);
    }
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<Column, string>;
  });
}

/**
 * Reads a cell that must be one of a closed list.
 * @throws if it is not
 */
export function readOneOf<const Word extends string>(words: readonly Word[], cell: string): Word {
  const word = words.find((word) => word === cell);
  if (word === undefined) throw new Error(`'${cell}' is none of ${words.join(', ')}`);
  return word;
}

/**
 * Reads a cell that must be the id of one of the options.
 * @throws if it is not
 */
export function readOption<const Id extends string>(options: readonly { readonly id: Id }[], cell: string): Id {
  return readOneOf(
    options.map(({ id }) => id),
    cell,
  );
}
