import { inSentence } from '#domain/fields/wording.ts';
import type { QueryKind } from '../fields/field.ts';
import type { Noun } from '../fields/noun.ts';
import { FIGURE, type Query, type Sort, type SortOrder } from '../query.ts';
import { either, list, literal, optional, sequence, type TextReader } from './reading.ts';
import { amount } from './value-words.ts';

type Words = Readonly<Record<SortOrder, string>>;
const OF_NUMBERS: Words = { highest: 'highest', lowest: 'lowest' };
const OF_DAYS: Words = { highest: 'latest', lowest: 'earliest' };
const OF_OTHERS: Words = { highest: 'last', lowest: 'first' };
const ORDERS = ['highest', 'lowest'] as const;
const THEN = ' then ';

function wordsFor(kind: QueryKind | undefined): Words {
  if (kind === 'date') return OF_DAYS;
  return kind === 'number' || kind === undefined ? OF_NUMBERS : OF_OTHERS;
}

function sortWords({ field, order }: Sort, { fields }: Noun): { word: string; by: string } {
  const of = fields[field];
  return { word: wordsFor(of?.kind)[order], by: of ? ` by ${inSentence(of.label)}` : '' };
}

/** Words the order and the limit of rows or groups: 'highest 3 by severity then first by title'; null if there is none. */
export function sayOrder(query: Query, noun: Noun): string | null {
  const { sort, first, measure, groupBy } = query;
  const isOwn = sort.length === 0 && first !== null && !(measure && groupBy !== null);
  const [main, ...others] = isOwn && noun.order ? [noun.order] : sort;
  const many = first === null ? '' : ` ${first}`;
  if (!main) return first === null ? null : `first${many}`;
  const { word, by } = sortWords(main, noun);
  const then = others.map((each) => sortWords(each, noun)).map((each) => `${THEN}${each.word}${each.by}`);
  return `${word}${many}${by}${then.join('')}`;
}

/** Reads what `sayOrder` writes. */
export function readOrder(noun: Noun): TextReader<Pick<Query, 'sort' | 'first'>> {
  const many = optional<number | null>(
    sequence(literal(' ', null), amount, (_, first) => first),
    null,
  );
  const sorts = sortable(noun);
  const main = either(
    sorts.map(({ word, by, sort }) =>
      sequence(
        sequence(literal(word, sort), many, (_, first) => first),
        literal(by, sort),
        (first) => ({ first, sort }),
      ),
    ),
  );
  const others = list(either(sorts.map(({ word, by, sort }) => literal(word + by, sort))), THEN);
  const then = optional<Sort[]>(
    sequence(literal(THEN, null), others, (_, more) => more),
    [],
  );
  return either([
    sequence(main, then, ({ first, sort }, more) => ({ first, sort: [sort, ...more] })),
    sequence(literal('first ', null), amount, (_, first) => ({ first, sort: [] })),
  ]);
}

const sortable = (noun: Noun) =>
  [...Object.keys(noun.fields), FIGURE].flatMap((field) =>
    ORDERS.map((order) => ({ sort: { field, order }, ...sortWords({ field, order }, noun) })),
  );
