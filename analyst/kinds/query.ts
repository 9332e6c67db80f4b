import type { Block, Line, Part } from '#analyst/blocks/answer.ts';
import {
  amount,
  blocks,
  counted,
  figure,
  joined,
  list,
  named,
  offers,
  percent,
  rests,
  sentence,
  strong,
} from '#analyst/blocks/say.ts';
import { equal } from '#analyst/question/meaning.ts';
import { resultsSource } from '#domain/chat/sources.ts';
import { inSentence, withArticle } from '#domain/fields/wording.ts';
import { evaluate, type QueryResult } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryGroup } from '#domain/query/group-rows.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { rowSource } from '#domain/query/row-source.ts';
import { sayCondition } from '#domain/query/wording/condition-words.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { labelOf } from '#domain/reference/option.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import { tellBorderline } from './borderline.ts';
import type { Kind, KindAnswer, KindInput } from './kind.ts';
import { mentioned } from './mentions.ts';
import { noteOf } from './query-note.ts';
import { answerLines, groupLines } from './query-rows.ts';
import { MOST_ROWS, queryTable, sayValue } from './query-table.ts';
import { asksYesOrNo } from './verdict.ts';

/** Lists, counts and figures: whatever a query can say. */
export const queryKind: Kind = {
  id: 'query',
  offer: 'List the highest impacts, risks and opportunities',
  async answer({ question, query, data, desk }: KindInput) {
    if (!query) {
      const said = mentioned(question, null, data);
      return said.length > 0 ? { blocks: said } : null;
    }
    if (!data.earlier || !isOfBoth(question, query)) {
      const said = await answerQuery(query, data, desk, asksYesOrNo(question, query));
      return { ...said, blocks: [...said.blocks, ...mentioned(question, query, data)] };
    }
    const years = [
      { ...query, comparedWith: null, of: 'this' as const },
      { ...query, comparedWith: null, of: 'earlier' as const },
    ];
    const said = await Promise.all(years.map((each) => answerQuery(each, data, desk)));
    return { blocks: said.flatMap((each) => each.blocks), queries: years };
  },
};

/** The same is asked of both years, to be compared by the reader. */
const BOTH_YEARS =
  /\b(then\b.*\bnow|now and (then|last year|a year ago)|(in |between )?(both|the two) years|last year (and|versus|vs\.?) (this year|now|today)|this year (and|versus|vs\.?) last|a year ago and (now|today))\b/i;

/** A figure of two years is told of each; what became of rows is a comparison of its own. */
function isOfBoth(question: string, { noun, where, measure, comparedWith }: Query): boolean {
  if (noun === 'change') return false;
  if (comparedWith) return measure !== null && !where.some(({ field }) => field === 'became');
  return BOTH_YEARS.test(question);
}

/** What the assessment says to a query; begun by yes or no where that is asked. */
export async function answerQuery(
  query: Query,
  given: QueryData,
  desk: KindInput['desk'],
  isYesOrNo = false,
): Promise<KindAnswer> {
  const data = await dataFor(query, given, desk);
  // Sorted by more fields, others would come first of those that stand level.
  const isFew = query.noun === 'stakeholder' && query.first === null && evaluate(query, data).total <= FEW;
  const result = evaluate(withMore(query, isFew ? TOLD_IN_FULL : shownBeside(query)), data);
  return { blocks: sayResult(query, result, data, isYesOrNo), queries: [query] };
}

/** What a query is asked of, with the changes or the evidence where it asks for these. */
export async function dataFor({ noun }: Query, data: QueryData, desk: KindInput['desk']): Promise<QueryData> {
  if (noun === 'change') return { ...data, changes: await desk.changes() };
  return noun === 'evidence' ? { ...data, evidence: await desk.evidence() } : data;
}

/** So few stakeholders are told about in full. */
const FEW = 4;
const TOLD_IN_FULL = ['keyStakeholderReason', 'stakeholderRole', 'relevantTopicsViews', 'businessDivision'];

/** What is shown beside a field that a query names. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  netScore: ['grossScore', 'netScore', 'netReason'],
  grossScore: ['grossScore', 'netScore'],
  afterMeasures: ['grossImpact', 'netImpact', 'grossFinancial', 'netFinancial'],
};
const shownBeside = ({ noun, where, sort }: Query): string[] =>
  [...where, ...sort].flatMap(({ field }) => BESIDE[field] ?? []).filter((name) => name in nouns[noun].fields);

/** Rows carry the fields that a query names: sorted by these after all else, the rows stay as they are and tell more. */
function withMore(query: Query, fields: readonly string[]): Query {
  const { order } = nouns[query.noun];
  if (fields.length === 0 || query.measure !== null || query.first !== null) return query;
  return {
    ...query,
    sort: [...query.sort, ...(order ? [order] : []), ...fields.map((field) => ({ field, order: 'lowest' as const }))],
  };
}

function sayResult(query: Query, result: QueryResult, data: QueryData, isYesOrNo: boolean): Block[] {
  const { total, rows } = result;
  if (result.isEarlierMissing)
    return [sentence('There is no assessment of an earlier financial year.', rests(resultsSource(data.current)))];
  if (total === 0) return sayNothing(query, result, data, isYesOrNo);
  if (query.measure) return sayFigure(query, result, data);
  if (rows.length === 0) return sayUnranked(query, result, data);
  return blocks(
    sayExtreme(query, result, data),
    sentence(isYesOrNo && 'Yes, ', ...headline(query, result), rests(resultsSource(data.current))),
    query.groupBy ? groupLines(query, result) : sayRows(query, result, data),
    rows.length > MOST_ROWS &&
      !query.groupBy &&
      sentence(`Shown are ${MOST_ROWS} of ${amount(rows.length, 'row')}.`, rests(resultsSource(data.current))),
    result.alsoAtLast > 0 &&
      sentence(
        `${result.alsoAtLast} more ${result.alsoAtLast === 1 ? 'stands' : 'stand'} level with the last one shown.`,
        rests(resultsSource(data.current)),
      ),
    tellBorderline(query, data),
    scale(query, data),
    noteOf(query, data),
  );
}

/** Who is asked for the first by a score is told the score, and whose it is, in a sentence. */
function sayExtreme({ noun, sort: [by], first, groupBy }: Query, { rows, alsoAtLast }: QueryResult, data: QueryData) {
  const field = by && nouns[noun].fields[by.field];
  const [top] = rows;
  if (!top || !by || first === null || groupBy !== null || field?.kind !== 'number') return null;
  const level = rows.filter((row) => row.values[by.field] === top.values[by.field]);
  const more = level.length === rows.length ? alsoAtLast : 0;
  return sentence(
    ...joined(level.map((row) => [strong(row.label), rests(rowSource(row))])),
    more > 0 && ` and ${more} more`,
    ` ${level.length + more === 1 ? 'has' : 'have'} the ${by.order} ${inSentence(field.label).replace(/^(?:highest|lowest) /, '')}: `,
    strong(sayValue(top.values[by.field] ?? null, field)),
    field.max !== undefined && ` of ${field.max}`,
    '.',
    rests(resultsSource(data.current)),
  );
}

/** Nothing of it has a value yet to be the first by. */
const sayUnranked = (query: Query, { total }: QueryResult, { current }: QueryData): Block[] =>
  blocks(
    sentence(
      strong('None'),
      ' of ',
      strong(total),
      ` ${counted(total, nouns[query.noun].plural)} ${isOfScore(query) ? 'is scored yet' : `has ${sortedBy(query)}`}, so none comes first.`,
      rests(resultsSource(current)),
    ),
    isOfScore(query) && offers('What should I focus on next in my assessment?'),
  );

const isOfScore = ({ noun, sort: [by] }: Query) => by !== undefined && nouns[noun].fields[by.field]?.max === 25;
const sortedBy = ({ noun, sort: [by] }: Query) => withArticle(nouns[noun].fields[by?.field ?? '']?.label ?? '');

const sayRows = (query: Query, result: QueryResult, data: QueryData): Block =>
  query.noun === 'answer' ? answerLines(query, result.rows, data) : queryTable(query, result);

/** How many, and of what. */
function headline(query: Query, { total, rows, outOf }: QueryResult): Part[] {
  const isCut = rows.length < total;
  return [
    strong(isCut ? `${rows.length} of ${total}` : String(total)),
    isCut && total < outOf ? ` (${outOf} in all): ` : !isCut && total < outOf ? ` of ${outOf}: ` : ': ',
    sayQuery(query),
    '.',
  ];
}

/** What the scores stand against. */
function scale({ noun, thresholds }: Query, { current }: QueryData): Block | null {
  if (noun === 'score')
    return sentence('Screening scores go from 1 to 10; they decide nothing.', rests(resultsSource(current)));
  if (noun !== 'topic' && noun !== 'component') return null;
  const { impact, financial } = thresholds ?? current.assessment.thresholds;
  return sentence(
    `Scores are out of 25. Thresholds: impact ${impact}, financial ${financial}`,
    thresholds !== null && ', as asked; nothing was changed',
    '.',
    rests(resultsSource(current)),
  );
}

const MEASURED = { highest: 'The highest', lowest: 'The lowest', average: 'The average', sum: 'The sum' } as const;

function sayFigure(query: Query, result: QueryResult, data: QueryData): Block[] {
  const { measure } = query;
  if (!measure) return [];
  const source = rests(resultsSource(data.current));
  const field = 'field' in measure ? nouns[query.noun].fields[measure.field] : undefined;
  const said = sayMeasured(result.figure, measure);
  const count = measure.of === 'share' ? Math.round((result.figure ?? 0) * result.total) : 0;
  const head: Part[] =
    measure.of === 'count'
      ? [strong(result.figure ?? 0), result.total < result.outOf && ` of ${result.outOf}`, ': ']
      : measure.of === 'share'
        ? [strong(said), ` (${count} of ${result.total}): `]
        : result.groups.length > 0
          ? [strong(result.groups.length), ' groups: ']
          : [`${MEASURED[measure.of]} ${field?.label.toLowerCase() ?? ''} is `, strong(said), ': '];
  return blocks(
    sentence(...head, sayQuery(query), '.', source),
    query.first !== null &&
      result.groups.length > query.first &&
      sentence(`${amount(result.groups.length - query.first, 'more group')} level with the last of them.`, source),
    result.groups.length > 0 && groupTable(query, result.groups),
    result.groups.length === 0 && eachApart(query, data),
    result.rows.length > 0 &&
      list(
        result.rows
          .slice(0, MOST_ROWS)
          .map((row) => [
            ...named(rowSource(row), row.label),
            field !== undefined && `: ${sayValue(row.values[measureField(query)] ?? null, field)}`,
          ]),
      ),
    // A handful is named as well: who asks how many mostly wants to see which.
    measure.of === 'count' && result.groups.length === 0 && result.total <= MOST_NAMED && nameThem(query, data),
  );
}

/** A figure over several values of one field is told of each as well: 'the mean of the opportunities, and of the risks'. */
function eachApart(query: Query, data: QueryData): Block | null {
  const { measure } = query;
  if (measure === null || measure.of === 'count') return null;
  const where = measure.of === 'share' ? measure.where : query.where;
  const [several, another] = where.filter(({ is, not }) => is === 'one-of' && !not);
  if (several?.is !== 'one-of' || another || several.values.length > MOST_APART) return null;
  const { field } = several;
  const groups = several.values.map((value) => {
    const narrowed = where.map((each) => (each === several ? equal(field, value) : each));
    const one =
      measure.of === 'share' ? { ...query, measure: { ...measure, where: narrowed } } : { ...query, where: narrowed };
    const { total, figure: worth } = evaluate(one, data);
    const count = measure.of === 'share' ? Math.round((worth ?? 0) * total) : total;
    const options = nouns[query.noun].fields[field]?.options ?? [];
    return { value, label: labelOf(options, String(value)), count, figure: worth };
  });
  return groupTable({ ...query, groupBy: field }, groups);
}

const MOST_APART = 4;

function groupTable({ noun, groupBy, measure }: Query, groups: readonly QueryGroup[]): Block {
  const { fields } = nouns[noun];
  const isCount = measure === null || measure.of === 'count';
  const isShare = measure?.of === 'share';
  const worth = isShare ? 'Share' : measure && 'field' in measure ? fields[measure.field]?.label : '';
  return {
    is: 'table',
    columns: [
      { label: fields[groupBy ?? '']?.label ?? '' },
      { label: 'Number', isNumber: true },
      ...(isCount ? [] : [{ label: worth ?? '', isNumber: true }]),
    ],
    rows: groups.map((group) => [
      [group.label],
      [String(group.count)],
      ...(isCount ? [] : [[sayMeasured(group.figure, measure)]]),
    ]),
  };
}

/** A figure that was measured; nothing where no row has a value. */
const sayMeasured = (value: number | null, measure: Query['measure']) =>
  value === null ? 'nothing to measure' : measure?.of === 'share' ? percent(value) : figure(value);

const measureField = ({ measure }: Query) => (measure && 'field' in measure ? measure.field : '');

/** So many are named beside their number. */
const MOST_NAMED = 30;

function nameThem(query: Query, data: QueryData): Block {
  const { rows } = evaluate({ ...query, measure: null }, data);
  return list(rows.map((row) => named(rowSource(row), row.label)));
}

const asksMaterial = ({ noun, where, of, comparedWith }: Query) =>
  noun === 'topic' &&
  of === 'this' &&
  comparedWith === null &&
  where.some(({ field, is, not }) => !not && is === 'equal' && (field === 'material' || field === 'materialBy'));
const isAnyScored = ({ current }: QueryData) => buildMatrix(current).points.length > 0;

/** Before anything is scored no threshold decides: that is said, and what to do. */
const sayNoneMaterial = (outOf: number, { current }: QueryData): Block[] =>
  blocks(
    sentence(
      strong('None'),
      ` of ${outOf} topics is material yet: none of them is scored.`,
      rests(resultsSource(current)),
    ),
    offers('What should I focus on next in my assessment?'),
  );

/** So many ways are shown to ask for less. */
const MOST_WITHOUT = 3;

const ONE_OF: Readonly<Partial<Record<Query['noun'], string>>> = { measure: ' measure', evidence: ' evidence' };

/** That there is none, and which single condition stands in the way. */
function sayNothing(query: Query, { outOf }: QueryResult, data: QueryData, isYesOrNo: boolean): Block[] {
  const source = rests(resultsSource(data.current));
  if (outOf === 0)
    return [sentence(strong('None'), `: the assessment has no ${nouns[query.noun].plural} yet.`, source)];
  if (asksMaterial(query) && !isAnyScored(data)) return sayNoneMaterial(outOf, data);
  const without = query.where.flatMap((left) => {
    const rest = { ...query, where: query.where.filter((one) => one !== left), measure: null, groupBy: null };
    const { total } = evaluate(rest, data);
    return total > 0 && rest.where.length > 0 ? [{ left, rest, total }] : [];
  });
  const { fields } = nouns[query.noun];
  const loosened = without.slice(0, MOST_WITHOUT).flatMap(({ left, total }): Line[] => {
    const field = fields[left.field];
    return field ? [[`without “${sayCondition(left, field)}” there ${total === 1 ? 'is' : 'are'} ${total}`]] : [];
  });
  return blocks(
    sentence(
      ...(isYesOrNo ? [strong(`No${ONE_OF[query.noun] ?? ''}`), ': none'] : [strong('None')]),
      ` of ${outOf}: ${sayQuery(query)}.`,
      source,
    ),
    tellBorderline(query, data),
    loosened.length > 0 && sentence('If something else is meant: ', ...joined(loosened), '.', source),
    offers(
      ...(without.length > 0
        ? without.slice(0, MOST_WITHOUT).map(({ rest }) => sayQuery({ ...rest, sort: [], first: null }))
        : [sayQuery({ ...everything(query.noun), of: query.of })]),
    ),
  );
}
