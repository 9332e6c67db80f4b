import type { Thresholds } from '#domain/assessment/assessment.ts';
import { inSentence } from '#domain/fields/wording.ts';
import { checkQuery } from '../check.ts';
import type { Noun } from '../fields/noun.ts';
import { nouns } from '../fields/nouns.ts';
import type { AskedQuery, Condition, Measure, Query } from '../query.ts';
import { readCondition, sayCondition } from './condition-words.ts';
import { readHead, sayHead } from './heads.ts';
import { readOrder, sayOrder } from './order-words.ts';
import { either, list, literal, optional, readWhole, sequence, type TextReader, template } from './reading.ts';
import { numberWords } from './value-words.ts';

const COMMA = ', ';
const PER = 'per ';
const EARLIER = 'in the earlier year';
const COMPARED = 'compared with the earlier year';
const WHAT_IF = 'if the thresholds were ';
const THRESHOLDS = '{impact} for impacts and {financial} for finances';
const OF = ' of ';
const COUNT = 'number';
const SHARE = 'share ({where})';
const MEASURES = { highest: 'highest', lowest: 'lowest', average: 'average', sum: 'total' } as const;

/**
 * Words a query: 'negative impacts on people, actual, score 15 or more, highest 3 by severity or magnitude'. `readSaidQuery` reads these
 * words back as the same query, because both use the same tables of words.
 */
export function sayQuery(query: Query): string {
  const noun = nouns[query.noun];
  const { words, rest } = sayHead(query.noun, query.where);
  const parts = [
    query.measure ? sayMeasure(query.measure, noun) + OF + words : words,
    ...rest.map((condition) => sayOne(condition, noun)),
    query.groupBy !== null && PER + labelOf(query.groupBy, noun),
    sayOrder(query, noun),
    query.of === 'earlier' && EARLIER,
    query.comparedWith && COMPARED,
    query.thresholds && WHAT_IF + sayThresholds(query.thresholds),
  ];
  return parts.filter((part) => typeof part === 'string').join(COMMA);
}

const labelOf = (name: string, { fields }: Noun) => inSentence(fields[name]?.label ?? name);
const fill = (words: string, gaps: Readonly<Record<string, string | number>>) =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name]));

function sayOne(condition: Condition, { fields }: Noun): string {
  const field = fields[condition.field];
  return field ? sayCondition(condition, field) : '';
}

/** Words a measure: 'average score', 'share (material)'. */
export function sayMeasure(measure: Measure, noun: Noun): string {
  if (measure.of === 'count') return COUNT;
  if (measure.of === 'share')
    return fill(SHARE, { where: measure.where.map((each) => sayOne(each, noun)).join(COMMA) });
  return `${MEASURES[measure.of]} ${labelOf(measure.field, noun)}`;
}

/** Words hypothetical thresholds. */
export const sayThresholds = (thresholds: Thresholds) => fill(THRESHOLDS, { ...thresholds });

/** Reads back a query that `sayQuery` has worded; null for any other words, however sensible. */
export function readSaidQuery(words: string): Query | null {
  for (const noun of Object.values(nouns)) {
    const asked = readWhole(readerOf(noun), words);
    const checked = asked && checkQuery(asked);
    if (checked?.ok) return checked.query;
  }
  return null;
}

/** Readers for sentences about one noun: the measure, the subject, and then any of the other parts. Created on first use. */
const sentences = new Map<Noun, TextReader<AskedQuery>>();

function readerOf(noun: Noun): TextReader<AskedQuery> {
  const known = sentences.get(noun) ?? readSentence(noun);
  sentences.set(noun, known);
  return known;
}

function readSentence(noun: Noun): TextReader<AskedQuery> {
  const head: TextReader<AskedQuery> = (text, at) =>
    readHead(text, at).filter(({ value }) => nouns[value.noun] === noun);
  const begin = sequence(readMeasure(noun), head, (measure, query): AskedQuery => ({ ...query, measure }));
  const more = sequence(literal(COMMA, null), list(readPart(noun), COMMA), (_, parts) => parts);
  return sequence(begin, optional(more, []), (query, parts) => {
    const where = [query, ...parts].flatMap((part) => part.where ?? []);
    return Object.assign({}, query, ...parts, { where });
  });
}

type Part = Partial<Query>;

function readPart(noun: Noun): TextReader<Part> {
  return either<Part>([
    mapped(readCondition(noun), (condition) => ({ where: [condition] })),
    ...Object.keys(noun.fields).map((groupBy) => literal<Part>(PER + labelOf(groupBy, noun), { groupBy })),
    readOrder(noun),
    literal<Part>(EARLIER, { of: 'earlier' }),
    literal<Part>(COMPARED, { comparedWith: 'earlier' }),
    mapped(
      template(WHAT_IF + THRESHOLDS, { impact: numberWords, financial: numberWords }),
      ({ impact, financial }) => ({
        thresholds: { impact: Number(impact), financial: Number(financial) },
      }),
    ),
  ]);
}

function readMeasure(noun: Noun): TextReader<Measure | null> {
  const fields = Object.entries(noun.fields).filter(([, { kind }]) => kind === 'number');
  const share = template(SHARE, { where: list(readCondition(noun), COMMA) });
  const measured = either<Measure>([
    literal<Measure>(COUNT, { of: 'count' }),
    ...Object.entries(MEASURES).flatMap(([of, words]) =>
      fields.map(([field]) => {
        const measure = { of: of as keyof typeof MEASURES, field };
        return literal<Measure>(`${words} ${labelOf(field, noun)}`, measure);
      }),
    ),
    mapped(share, ({ where }): Measure => ({ of: 'share', where: where as Condition[] })),
  ]);
  // A plain list has no measure in front.
  return optional<Measure | null>(
    sequence(measured, literal(OF, null), (measure) => measure),
    null,
  );
}

function mapped<From, To>(read: TextReader<From>, to: (value: From) => To): TextReader<To> {
  return (text, at) => read(text, at).map(({ value, end }) => ({ value: to(value), end }));
}
