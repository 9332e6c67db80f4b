/** The separator between values: a comma, or a semicolon for spreadsheets whose numbers have a decimal comma. */
export type CsvSeparator = ',' | ';';

/** Marks the text as UTF-8 for spreadsheets; without it, Excel reads 'ä' as two characters. */
export const UTF8_MARK = '\ufeff';

/**
 * A row according to RFC 4180, with every value in quotes. Spreadsheets execute values that start with =, +, - or @, so these get an
 * apostrophe in front. So does any part of a value at which a program with a different separator would start a cell.
 */
export const csvRow = (values: readonly string[], separator: CsvSeparator): string =>
  `${values.map((value) => `"${harmless(value).replaceAll('"', '""')}"`).join(separator)}\r\n`;

/**
 * The characters before a sign that starts a formula: blanks, quotes and invisible characters do not prevent it from being one.
 * Full-width signs count like ordinary ones. Each run is examined once, however long it is.
 */
const BEFORE_FORMULA = /(?<![\s"';,|\p{C}])[\s"';,|\p{C}]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/** Characters at which a program may start a new cell. */
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
