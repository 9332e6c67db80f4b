/**
 * What XML does not carry or alters: controls (a carriage return becomes a line feed), what is no character, and the sign for a
 * missing one, which the library drops.
 */
const NOT_CARRIED = /[[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]--[\t\n]]/gv;

/** Reads as such a code unit, though somebody wrote it: its own underscore is written as one. */
const LIKE_A_CODE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text as a workbook carries it: spreadsheets read `_x000D_` as the code unit of that number (ISO/IEC 29500-1, ST_Xstring). */
export const cellText = (text: string): string =>
  text.replace(LIKE_A_CODE, '_x005F_').replace(NOT_CARRIED, (sign) => sign.split('').map(codeOf).join(''));

const codeOf = (unit: string) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
