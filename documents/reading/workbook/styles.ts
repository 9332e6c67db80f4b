import { walkXml } from '../sheets/xml.ts';

/**
 * The number formats that every program knows and that show a date or a time of day (ISO/IEC 29500-1, 18.8.30); 27 to 36 and 50 to 58 are
 * those of East Asian languages. Format 46 continues to count hours after 24, so its value is a number.
 */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58);

/** The literal parts of a format: in quotes, after a backslash, spacing and fill characters, and colours or languages in brackets. */
const AS_IT_STANDS = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** Whether a number in this format is read as a date. Elapsed hours, as in [h]:mm, are not; and the e in 'General' is not a year. */
export const isDateFormat = (format: string): boolean =>
  !/\[(h+|m+|s+)\]/i.test(format) &&
  !/general/i.test(format) &&
  /[dmyhs]/i.test((format.split(';')[0] ?? '').replace(AS_IT_STANDS, ''));

/** Reads which cell styles show dates, by their positions. */
export async function readDateStyles(pieces: AsyncIterable<Uint8Array>): Promise<(style: number) => boolean> {
  const formats = new Map<number, boolean>();
  const styles: number[] = [];
  let inCells = false;
  await walkXml(pieces, {
    open: ({ name, attributes }) => {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), isDateFormat(attributes.formatCode ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(Number(attributes.numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  const dates = styles.map((format) => formats.get(format) ?? isBuiltInDate(format));
  return (style) => dates[style] ?? false;
}
