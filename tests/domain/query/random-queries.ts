import { comparisons } from '#domain/query/check-condition.ts';
import type { QueryField } from '#domain/query/fields/field.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { QUERY_NOUNS } from '#domain/query/fields/query-nouns.ts';
import { FIGURE } from '#domain/query/query.ts';
import { mustHave } from '../../shared/must-have.ts';
import { seeded } from '../../shared/seeded.ts';

const WORDS = [
  'water',
  'Ada Founder',
  'a "quoted" word',
  'and',
  ', per topic',
  'is not',
  'back\\slash',
  'line\nbreak',
  '5',
];
const DAYS = ['2024-01-01', '2026-03-31', '2026-11-22'];

/** Queries of every noun, field and comparison, valid but not yet in their one form, about an assessment's own topics. */
export function randomQueries(seed: number, count: number, { current }: Pick<QueryData, 'current'>): unknown[] {
  const next = seeded(seed);
  const chance = (share: number) => next() < share;
  const pick = <Each>(list: readonly Each[]): Each => mustHave(list[Math.floor(next() * list.length)]);
  const some = <Each>(most: number, make: () => Each) => Array.from({ length: Math.floor(next() * (most + 1)) }, make);
  const codes = current.topics.map(({ code }) => code);

  function constant({ kind, min = 0, max = 100, options }: QueryField): string | number | boolean {
    if (kind === 'number') return chance(0.8) ? Math.round(min + next() * (max - min)) + 0 : min + (max - min) / 8;
    if (kind === 'flag') return chance(0.5);
    if (kind === 'date') return pick(DAYS);
    if (kind === 'reference') return pick(codes);
    return options ? pick(options).id : pick(WORDS);
  }

  function conditionOn(name: string, field: QueryField) {
    const is = pick(comparisons[field.kind]);
    const about = { field: name, is, ...(chance(0.2) && { not: true }) };
    if (is === 'missing') return about;
    if (is === 'contains') return { ...about, text: pick(WORDS) };
    if (is === 'one-of') return { ...about, values: [constant(field), ...some(3, () => constant(field))] };
    if (is !== 'between') return { ...about, value: constant(field) };
    const [from, to] = [constant(field), constant(field)];
    return from <= to ? { ...about, from, to } : { ...about, from: to, to: from };
  }

  return Array.from({ length: count }, () => {
    const name = pick(QUERY_NOUNS);
    const noun = nouns[name];
    const comparedWith = noun.isComparable && chance(0.25) ? 'earlier' : null;
    const fields = Object.entries(noun.fields).filter(([, { ofComparison }]) => comparedWith || !ofComparison);
    const numbers = fields.filter(([, { kind }]) => kind === 'number');
    const condition = () => conditionOn(...pick(fields));
    const measures = [
      { of: 'count' },
      { of: 'share', where: [condition(), ...some(2, condition)] },
      ...(['highest', 'lowest', 'average', 'sum'] as const).flatMap((of) =>
        numbers.length > 0 ? [{ of, field: pick(numbers)[0] }] : [],
      ),
    ];
    const measure = chance(0.4) ? pick(measures) : null;
    const groupBy = chance(0.3) ? pick(fields.filter(([, { kind }]) => kind !== 'long-text'))[0] : null;
    const sortable = measure && groupBy ? [FIGURE, groupBy] : fields.map(([field]) => field);
    return {
      noun: name,
      where: some(4, condition),
      groupBy,
      measure,
      sort: chance(0.5) ? some(3, () => ({ field: pick(sortable), order: pick(['highest', 'lowest']) })) : [],
      first: chance(0.4) ? 1 + Math.floor(next() * 20) : null,
      of: noun.hasEarlier && !comparedWith && chance(0.2) ? 'earlier' : 'this',
      comparedWith,
      thresholds: chance(0.2) ? { impact: pick([5, 12.5, 25]), financial: pick([3.5, 10, 20]) } : null,
    };
  });
}
