/** The separator between values: a comma, or a semicolon for spreadsheets whose numbers have a decimal comma. */
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
 * What precedes a sign that makes a formula: blanks, quotes and invisible characters do not keep it from being one. Full-width signs are
 * read as the ordinary ones. Each run is examined once, however long it is.
 */
const BEFORE_FORMULA = /(?<![\s"';,|\p{C}])[\s"';,|\p{C}]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Where a program may begin a cell. */
const SEPARATES = /[\t\r\n;,|]/;

/**
 * A value that starts with a tab or a line break may be meant to be read as the next cell. One that starts like our own output gets
 * another apostrophe, so that each can be read back as it was written.
 */
const BEGINS_A_CELL = /^'*[\t\r\n]/;

function harmless(value: string): string {
  const plain = value.replace(BEFORE_FORMULA, (run: string, place: number) =>
    place === 0 || SEPARATES.test(run) ? `${run}'` : run,
  );
  return BEGINS_A_CELL.test(plain) ? `'${plain}` : plain;
}

/**
 * A value as it was before it was made harmless. A value that someone else wrote in this form is read in the same way: an apostrophe
 * before a sign that starts a formula is there to prevent one.
 */
export function asWritten(value: string): string {
  const inside = BEGINS_A_CELL.test(value) && value.startsWith("'") ? value.slice(1) : value;
  return inside.replace(BEFORE_FORMULA, (run: string, place: number) =>
    run.endsWith("'") && (place === 0 || SEPARATES.test(run)) ? run.slice(0, -1) : run,
  );
}
