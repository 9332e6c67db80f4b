import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { entryWhoseEvidence } from './choosing/certainty.ts';
import type { KindInput } from './kinds/kind.ts';
import { measureNamed, PERHAPS_MEANT } from './question/measure-named.ts';
import { readNames } from './question/names.ts';
import { formOf } from './question/words.ts';

/** Words for a change from one year to the next, or of the history. */
const ASKS_MOVE =
  /\b(?:last|previous|prior|earlier) (?:year|yr|assessment|time|round)\b|\b(?:year|months) (?:ago|earlier)\b|\b(?:before|already|now|today|since|then|still|no longer)\b|\b(?:chang(?:e|es|ed)|ros[e]|rise[ns]?|grew|grown|fell|fallen|dropped|develop(?:ed)?|become|became|gone|went|better|worse|higher than|lower than)\b/i;
const ASKS_HISTORY =
  /^(?!.*\bwould\b).*\b(?:chang(?:e|es|ed)|edit(?:s|ed)?|inserted|rewr\w+|corrected|updated|who|whose)\b/i;

/** Changes and evidence are looked up when they are asked for. */
const leadsToRows = (query: Query, data: QueryData) =>
  query.noun === 'change' || query.noun === 'evidence' || evaluate({ ...query, measure: null }, data).total > 0;

/**
 * What can be offered as rows, likeliest first. A reading that finds none is also offered without one of its conditions. A list of
 * everything gives way to lists that use the words left over.
 */
export function readingsOf(asked: KindInput, query: Query | null, unused: readonly string[]): Query[] {
  const { data } = asked;
  if (!query) return otherReadings(asked, null);
  const found = leadsToRows(query, data) ? [query] : [query, ...relaxed(query, data)];
  const isBare = unused.length > 0 && isOfAll(query);
  const closer = [...sortedAs(asked.question, query), ...(isBare ? saying(query, unused, data) : [])];
  return [...closer, ...(isBare && closer.length > 0 ? [] : found), ...otherReadings(asked, query)];
}

/** The query without one of its conditions, where that finds rows. */
const relaxed = (query: Query, data: QueryData): Query[] =>
  query.where
    .map((left): Query => ({ ...query, where: query.where.filter((each) => each !== left) }))
    .filter((rest) => rest.where.length > 0 && leadsToRows(rest, data));

/** All rows of a noun or kind, in their own order. */
const isOfAll = ({ where, sort, first, groupBy, measure, comparedWith }: Query) =>
  where.every(({ field }) => field === 'kind') &&
  sort.length === 0 &&
  [first, groupBy, measure, comparedWith].every((part) => part === null);

const LONG_ENOUGH = 4;

/** The rows of which a text holds one of the words left over: of all texts, the one in which most rows do. */
function saying(query: Query, unused: readonly string[], data: QueryData): Query[] {
  const { fields } = nouns[query.noun];
  const texts = Object.keys(fields).filter((name) => !fields[name]?.ofWork && fields[name]?.kind === 'long-text');
  const all = evaluate(query, data).total;
  return unused
    .filter((word) => word.length >= LONG_ENOUGH && readNames(data).vocabulary.has(formOf(word.toLowerCase())))
    .flatMap((word): Query[] => {
      const said = texts.map((field): { query: Query; count: number } => {
        const narrowed: Query = {
          ...query,
          where: [...query.where, { field, is: 'contains', text: word.toLowerCase() }],
        };
        return { query: narrowed, count: evaluate(narrowed, data).total };
      });
      const [best] = said.toSorted((one, other) => other.count - one.count);
      return best && best.count > 0 && best.count < all ? [best.query] : [];
    })
    .slice(0, 1);
}

/** A value that rows can be sorted by, and the words that name it. */
const VALUES: Readonly<Partial<Record<Query['noun'], readonly (readonly [says: RegExp, field: string])[]>>> = {
  component: [
    [/\bscope\b/i, 'impactScope'],
    [/\bscale\b/i, 'impactScale'],
    [/\birremedia\w*/i, 'impactIrremediability'],
    [/\b(?:severity|magnitude)\b/i, 'severity'],
    [/\blikelihood\b/i, 'likelihood'],
  ],
  topic: [
    [/\bfinanc\w+/i, 'financialScore'],
    [/\bimpacts?\b/i, 'impactScore'],
  ],
};
const ASKS_ORDER = /\b(?:rank(?:ed|ing)?|sort(?:ed)?|order(?:ed)?|most|least|(?!interest)\w{3,}est|worst|best)\b/i;
const ASKS_LEAST = /\b(?:least|lowest|smallest|narrowest|mildest|weakest)\b/i;

/** The rows in the order of a value that the question names, where it asks for an order and the reading has none of its own. */
function sortedAs(question: string, query: Query): Query[] {
  if (!ASKS_ORDER.test(question) || query.sort.length > 0 || query.measure || query.groupBy) return [];
  const field = VALUES[query.noun]?.find(([says]) => says.test(question))?.[1];
  if (!field || query.where.some((each) => each.field === field)) return [];
  return [{ ...query, sort: [{ field, order: ASKS_LEAST.test(question) ? 'lowest' : 'highest' }] }];
}

/**
 * What else could be meant as rows: the evidence of one entry, a measure, how something has changed since the earlier year, or who
 * changed it.
 */
function otherReadings({ question, subjects, data }: KindInput, query: Query | null): Query[] {
  const [subject] = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= PERHAPS_MEANT);
  const [code = ''] = subject?.label.split(' ') ?? [];
  const isTopic = subject?.noun === 'topic';
  const ofSubject = (noun: Query['noun']): Query | null =>
    subject
      ? {
          ...everything(noun),
          where: [{ field: isTopic ? 'topic' : 'title', is: 'equal', value: isTopic ? code : subject.label }],
        }
      : null;
  const readings: (Query | null)[] = [evidenceOf(query), ...measureNamed(question, data)];
  if (query?.noun === 'answer' && query.measure) readings.push({ ...query, measure: null });
  if (ASKS_MOVE.test(question) && data.earlier) {
    const ofYears = ofSubject(isTopic ? 'topic' : 'component') ?? (query?.comparedWith === 'earlier' ? null : query);
    if (ofYears && nouns[ofYears.noun].isComparable)
      readings.push({ ...ofYears, of: 'this', comparedWith: 'earlier', thresholds: null });
  }
  if (ASKS_HISTORY.test(question) && query?.noun !== 'change')
    readings.push(ofSubject('change') ?? everything('change'));
  return readings.flatMap((reading) => (reading && leadsToRows(reading, data) ? [reading] : []));
}

/** The pieces of evidence of one entry, where a reading only counts them. */
function evidenceOf(query: Query | null): Query | null {
  const title = query && entryWhoseEvidence(query);
  return title === null
    ? null
    : { ...everything('evidence'), where: [{ field: 'givenFor', is: 'contains', text: title }] };
}
