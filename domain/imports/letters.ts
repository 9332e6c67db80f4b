/** A folded text with the letters replaced that are none with an accent: 'łańcuch' begins like 'lancuch'. */
export const plainLetters = (folded: string): string =>
  NOT_ASCII.test(folded) ? folded.replace(/[łœøæðđþ]/g, (letter) => PLAIN[letter] ?? letter) : folded;

const NOT_ASCII = /[^\x20-\x7e]/;
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', ø: 'o', æ: 'ae', ð: 'd', đ: 'd', þ: 'th' };
