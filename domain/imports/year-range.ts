import { foldLetters } from './topic-meanings.ts';

/** A span of years in a text, and the text without it. */
export interface YearRange {
  from: number;
  to: number;
  rest: string;
}

const NUMBER = '(?<![\\p{L}\\d])(\\d+(?:[.,]\\d+)?)';
const UNIT =
  ' ?(months?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?|miesi\\p{L}*|years?|yrs?|y|jahre?n?|j|ans?|annees?|anos?|anni|anno|jaar|jaren|lat|lata|rok)?\\.?(?!\\p{L})';
const BELOW =
  '(?:<|≤|<=|less than|under|up to|within|max\\.?|bis zu|bis|unter|weniger als|moins de|jusqu a|menos de|hasta|meno di|fino a|minder dan|tot|ponizej|do)';
const ABOVE =
  '(?:>|≥|>=|more than|over|above|beyond|after|from|ab|uber|mehr als|nach|plus de|mas de|piu di|oltre|meer dan|vanaf|powyzej|ponad)';
const BETWEEN = '(?:-|–|—|to|bis|a|and|und|et|y|e|do|tot|until)';

const between = new RegExp(`[<>]? ?${NUMBER}${UNIT} ?${BETWEEN} ?[<>≤]? ?${NUMBER}${UNIT}`, 'u');
const below = new RegExp(`${BELOW} ?${NUMBER}${UNIT}`, 'u');
const above = new RegExp(`${ABOVE} ?${NUMBER}${UNIT}`, 'u');
const more = new RegExp(`${NUMBER} ?\\+${UNIT}`, 'u');
const single = new RegExp(`${NUMBER}${UNIT.replace('?\\.?', '\\.?')}`, 'u');

/** Finds a span of years: '0-1 years', '< 1 year', '1–5 J.', '> 5 years', '6 to 12 months'; null if there is none, or a year of the calendar. */
export function yearRange(text: string): YearRange | null {
  const said = foldLetters(text).replaceAll('’', ' ').replaceAll("'", ' ');
  const read = (found: RegExpExecArray | null, spanOf: (numbers: number[]) => [number, number]): YearRange | null => {
    if (!found) return null;
    const [, one = '', unit, two, second] = found;
    const per = /^(mo|mes|maand|mies)/.test(second ?? unit ?? '') ? 12 : 1;
    const numbers = [one, two].flatMap((number) =>
      number === undefined || !/^\d/.test(number) ? [] : [Number(number.replace(',', '.')) / per],
    );
    const [from, to] = spanOf(numbers);
    if (numbers.some((number) => number > 100) || from >= to) return null;
    return { from, to, rest: `${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}` };
  };
  return (
    read(between.exec(said), ([from = 0, to = 0]) => [from, to]) ??
    read(below.exec(said), ([to = 0]) => [0, to]) ??
    read(above.exec(said), ([from = 0]) => [from, Number.POSITIVE_INFINITY]) ??
    read(more.exec(said), ([from = 0]) => [from, Number.POSITIVE_INFINITY]) ??
    read(single.exec(said), ([to = 0]) => [0, to])
  );
}
