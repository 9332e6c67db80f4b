const list = (words: string, from: number, step: number) =>
  words.split(' ').map((word, index): [string, number] => [word, from + index * step]);

const ONES = new Map(list('one two three four five six seven eight nine', 1, 1));
const TEENS = new Map(list('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10, 1));
const TENS = new Map(list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10));
const SCALES = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

/** How much text after a number is needed to know where the number ends. */
export const NUMBER_LOOKAHEAD = 16;

/** 'two sides', 'two-factor', 'one by one': expressions that are not counts. */
const MANNER =
  /^(two|three|four)-?(sided|factor|fold|way|step|part|tier|dimensional)\b|^two (sides|perspectives|axes|dimensions|views)\b/i;
const NEXT_WORD = /^(?: (and) |[ -])?(\p{L}+)/u;

/** Parts of a whole: 'two thirds', 'half of them', 'a quarter of'. */
const PARTS = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['tenth', 10],
]);
const COUNTED_PART = /^(one|two|three|four)[ -](half|halves|third|quarter|fifth|tenth)s?\b/i;
const ONE_PART = /^(third|quarter|fifth|tenth) of\b/i;
const HALF = /^half(?= (?:of|the|our|its|their|these|those|all)\b)/i;

/** Whether a word can be the start of a number in words. */
export function beginsNumber(word: string): boolean {
  return PARTS.has(word.toLowerCase()) || kindOf(/^\p{L}*/u.exec(word)?.[0].toLowerCase() ?? '') !== null;
}

/**
 * Reads the number in words that a text starts with: 'twelve', 'twenty-one', 'two hundred and six', 'dozen'. Null if it does not start
 * with one. A single 'one' is not a count ('one of them'), nor are ordinals, and a scale word after digits belongs to the digits ('3
 * million').
 * @param before the text before it in its line
 */
export function readNumberWords(text: string, before = ''): { length: number; value: number } | null {
  if (MANNER.test(text)) return null;
  const part = readPart(text, before);
  if (part) return part;
  let [total, current, length, words] = [0, 0, 0, 0];
  let isLoneOne = false;
  for (;;) {
    const found = NEXT_WORD.exec(text.slice(length));
    const [whole, and, letters] = found ?? [];
    if (!whole || !letters || (length === 0 && whole !== letters)) break;
    const word = letters.toLowerCase();
    const kind = kindOf(word);
    if (kind === null || (and && current % 100 !== 0)) break;
    if (kind === 'scale') {
      const scale = SCALES.get(word) ?? 1;
      if (words === 0 && /\d[.,]?[ -]?$/.test(before.slice(-4))) return null;
      if (scale === 100) current = Math.max(current, 1) * 100;
      else {
        total += Math.max(current, 1) * scale;
        current = 0;
      }
    } else {
      const value = ONES.get(word) ?? TEENS.get(word) ?? TENS.get(word) ?? 0;
      // 'twenty one' is one number, 'two three' are two.
      const isRoom = kind === 'one' ? current % 10 === 0 && current % 100 !== 10 : current % 100 === 0;
      if (words > 0 && !isRoom) break;
      current += value;
      isLoneOne = words === 0 && value === 1;
    }
    words += 1;
    length += whole.length;
    if (words > 1) isLoneOne = false;
  }
  if (words === 0 || isLoneOne) return null;
  const value = total + current;
  return { length, value: words === 1 && value === 12 && /\bhalf an? $/i.test(before.slice(-8)) ? 6 : value };
}

/** 'a third of' is read at its second word, where it can be distinguished from 'the third of May'. */
function readPart(text: string, before: string): { length: number; value: number } | null {
  if (HALF.test(text)) return { length: 4, value: 0.5 };
  const [counted = '', count = '', name = ''] = COUNTED_PART.exec(text) ?? [];
  if (counted !== '')
    return {
      length: counted.length,
      value: (ONES.get(count.toLowerCase()) ?? 1) / (PARTS.get(name.toLowerCase()) ?? 1),
    };
  const [, one = ''] = /\ban? $/i.test(before.slice(-4)) ? (ONE_PART.exec(text) ?? []) : [];
  return one === '' ? null : { length: one.length, value: 1 / (PARTS.get(one.toLowerCase()) ?? 1) };
}

function kindOf(word: string): 'one' | 'teen' | 'scale' | null {
  if (ONES.has(word)) return 'one';
  if (TEENS.has(word) || TENS.has(word)) return 'teen';
  return SCALES.has(word) ? 'scale' : null;
}
