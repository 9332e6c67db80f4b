/** What parts one value from the next: a comma, or a semicolon for spreadsheets where the comma stands in numbers. */
export type CsvSeparator = ',' | ';';

/** Tells a spreadsheet that what follows is UTF-8; without it Excel reads 'ä' as two signs. */
export const UTF8_MARK = '\ufeff';

/**
 * A row as RFC 4180 has it, every value in quotes. A spreadsheet runs what begins with =, +, - or @: such a value gets an apostrophe
 * before it, and so does what would begin a cell for a program that takes another separator for the right one.
 */
export const csvRow = (values: readonly string[], separator: CsvSeparator): string =>
  `${values.map((value) => `"${harmless(value).replaceAll('"', '""')}"`).join(separator)}\r\n`;

/**
 * What stands before a sign that makes a formula: blanks, quotes and signs nobody sees do not keep it from being one. The wide signs are
 * read as the narrow ones. Each run is looked at once, however long it is.
 */
const BEFORE_FORMULA = /(?<![\s"';,|\p{C}])[\s"';,|\p{C}]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Where a program may begin a cell. */
const SEPARATES = /[\t\r\n;,|]/;

/**
 * A value that begins with a tab or the end of a line is one that somebody meant to be read as the next cell. One that begins like what is
 * made of it gets one more, so that each can be read as it was written.
 */
const BEGINS_A_CELL = /^'*[\t\r\n]/;

function harmless(value: string): string {
  const plain = value.replace(BEFORE_FORMULA, (run: string, place: number) =>
    place === 0 || SEPARATES.test(run) ? `${run}'` : run,
  );
  return BEGINS_A_CELL.test(plain) ? `'${plain}` : plain;
}

/**
 * A value as it was before it was made harmless. One that somebody else has written so is read alike: an apostrophe before a sign that
 * begins a formula is there to keep it from being one.
 */
export function asWritten(value: string): string {
  const inside = BEGINS_A_CELL.test(value) && value.startsWith("'") ? value.slice(1) : value;
  return inside.replace(BEFORE_FORMULA, (run: string, place: number) =>
    run.endsWith("'") && (place === 0 || SEPARATES.test(run)) ? run.slice(0, -1) : run,
  );
}
