/**
 * What XML cannot contain or would alter: control characters (a carriage return becomes a line feed), noncharacters, and the replacement
 * character, which the library drops.
 */
const NOT_CARRIED = /[[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]--[\t\n]]/gv;

/** Text that would be read as such a code unit, although somebody typed it: its underscore is itself written as a code unit. */
const LIKE_A_CODE = /_(?=x[0-9A-Fa-f]{4}_)/g;

/**
 * A text in the form that a workbook stores: spreadsheets read `_x000D_` as the code unit with that number (ISO/IEC 29500-1, ST_Xstring).
 */
export const cellText = (text: string): string =>
  text.replace(LIKE_A_CODE, '_x005F_').replace(NOT_CARRIED, (sign) => sign.split('').map(codeOf).join(''));

const codeOf = (unit: string) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
