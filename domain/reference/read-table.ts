/**
 * Reads a table written as text: one row a line, cells parted by '|', blanks around a cell and empty lines do not count.
 *
 * @returns a record per row, its cells under the columns' names, in their order.
 * @throws when a row has another number of cells; such a slip must not pass the first start.
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
 * A cell that is one of a closed list.
 *
 * @throws when it is not.
 */
export function readOneOf<const Word extends string>(words: readonly Word[], cell: string): Word {
  const word = words.find((word) => word === cell);
  if (word === undefined) throw new Error(`'${cell}' is none of ${words.join(', ')}`);
  return word;
}

/**
 * A cell that is the id of one of the options.
 *
 * @throws when it is not.
 */
export function readOption<const Id extends string>(options: readonly { readonly id: Id }[], cell: string): Id {
  return readOneOf(
    options.map(({ id }) => id),
    cell,
  );
}
