import type { Block, Part } from '#analyst/blocks/answer.ts';
import { amount, blocks, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { withoutCourtesy } from '#analyst/question/asked-part.ts';
import { resultsSource } from '#domain/chat/sources.ts';
import { asksOfWork } from '#domain/query/asks-of-work.ts';
import { evaluate, type QueryResult } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { findingOf, findingText } from '#domain/results/finding.ts';
import type { Kind, KindAnswer, KindInput } from './kind.ts';
import { mentioned } from './mentions.ts';
import { sayFigure } from './query-figures.ts';
import { sayNothing, sayUnranked } from './query-none.ts';
import { noteOf, tellBorderline } from './query-note.ts';
import { sayExtreme, sayRanked, scaleOf } from './query-ranked.ts';
import { answerLines, groupLines } from './query-rows.ts';
import { MOST_ROWS, queryTable } from './query-table.ts';

/** Answers with lists, counts and figures: everything that a query can express. */
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
    const years = (['this', 'earlier'] as const).map((of): Query => ({ ...query, comparedWith: null, of }));
    const said = await Promise.all(years.map((each) => answerQuery(each, data, desk)));
    return { blocks: said.flatMap((each) => each.blocks), queries: years };
  },
};

/** Asks for the same figure in both years, for the reader to compare. */
const BOTH_YEARS =
  /\b(then\b.*\bnow|now and (then|last year|a year ago)|(in |between )?(both|the two) years|last year (and|versus|vs\.?) (this year|now|today)|this year (and|versus|vs\.?) last|a year ago and (now|today))\b/i;

/** Whether a figure is given for each of two years; how rows changed is a separate comparison. */
function isOfBoth(question: string, { noun, where, sort, measure, comparedWith }: Query): boolean {
  if (noun === 'change') return false;
  // Rows that are compared have the score of both years, and no other value.
  if (comparedWith) return (measure !== null || sort.some(isOfValue)) && !where.some(({ field }) => field === 'became');
  return BOTH_YEARS.test(question);
}

const isOfValue = ({ field }: Query['sort'][number]) =>
  ['severity', 'likelihood', 'impactScale', 'impactScope', 'impactIrremediability'].includes(field);

/** Answers a query from the assessment; the answer starts with yes or no if the question asks for that. */
export async function answerQuery(
  query: Query,
  given: QueryData,
  desk: KindInput['desk'],
  isYesOrNo = false,
): Promise<KindAnswer> {
  const data = await dataFor(query, given, desk);
  // With `first`, more sort fields would select other rows from those that are tied.
  const isFew = query.noun === 'stakeholder' && query.first === null && evaluate(query, data).total <= FEW;
  const result = evaluate(withMore(query, isFew ? TOLD_IN_FULL : shownBeside(query)), data);
  return { blocks: sayResult(query, result, data, isYesOrNo), queries: [query] };
}

/** Collects the data for a query, with the changes, the evidence or the work if it asks for these. */
export async function dataFor(query: Query, data: QueryData, desk: KindInput['desk']): Promise<QueryData> {
  const { noun } = query;
  if (asksOfWork(nouns[noun], query)) return { ...data, work: await desk.work() };
  if (noun === 'change') return { ...data, changes: await desk.changes() };
  return noun === 'evidence' ? { ...data, evidence: await desk.evidence() } : data;
}

/** Up to this many stakeholders are described in full. */
const FEW = 4;
const TOLD_IN_FULL = ['keyStakeholderReason', 'stakeholderRole', 'relevantTopicsViews', 'businessDivision'];

const HORIZON_SCORES = ['shortScore', 'mediumScore', 'longScore', 'countingHorizon'];
/** Fields that are shown next to a field that a query names. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  netScore: ['grossScore', 'netScore', 'netReason'],
  grossScore: ['grossScore', 'netScore'],
  ...Object.fromEntries(
    ['shortScore', 'mediumScore', 'longScore', 'countingHorizon'].map((field) => [field, HORIZON_SCORES]),
  ),
  afterMeasures: ['grossImpact', 'netImpact', 'grossFinancial', 'netFinancial'],
};
const shownBeside = ({ noun, where, sort }: Query): string[] =>
  [...where, ...sort].flatMap(({ field }) => BESIDE[field] ?? []).filter((name) => name in nouns[noun].fields);

/**
 * Adds fields to the rows of a query: rows show the fields that they are sorted by, so these are added as the last sort keys, which does
 * not change the order.
 */
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
    return [sentence('There is no assessment for an earlier financial year.', rests(resultsSource(data.current)))];
  if (total === 0) return sayNothing(query, result, data, isYesOrNo);
  if (query.measure) return sayFigure(query, result, data);
  if (rows.length === 0) return sayUnranked(query, result, data);
  const isRanked = query.first !== null && query.groupBy === null;
  return blocks(
    isRanked && sayExtreme(query, result),
    isRanked
      ? sayRanked(query, result, data)
      : sentence(
          isYesOrNo && 'Yes, ',
          ...(!isYesOrNo && asksWhatIsMaterial(query)
            ? [findingText(findingOf(buildDashboard(data.current)))]
            : headline(query, result)),
          rests(resultsSource(data.current)),
        ),
    query.groupBy ? groupLines(query, result) : sayRows(query, result, data),
    rows.length > MOST_ROWS &&
      !query.groupBy &&
      sentence(`This shows ${MOST_ROWS} of ${amount(rows.length, 'row')}.`, rests(resultsSource(data.current))),
    tellBorderline(query, data),
    !isRanked && scale(query, data),
    noteOf(query, data),
  );
}

const sayRows = (query: Query, result: QueryResult, data: QueryData): Block =>
  query.noun === 'answer' ? answerLines(query, result.rows, data) : queryTable(query, result);

/** Whether it lists the material topics of the current year and nothing else: then the finding says it, as on the dashboard. */
const asksWhatIsMaterial = ({ noun, where: [only, ...others], groupBy, first, of, comparedWith, thresholds }: Query) =>
  noun === 'topic' &&
  only?.field === 'material' &&
  only.is === 'equal' &&
  only.value === true &&
  !only.not &&
  others.length === 0 &&
  [groupBy, first, comparedWith, thresholds].every((part) => part === null) &&
  of === 'this';

/** How many rows, and of which kind. */
function headline(query: Query, { total, rows, outOf }: QueryResult): Part[] {
  const isCut = rows.length < total;
  return [
    strong(isCut ? `${rows.length} of ${total}` : String(total)),
    isCut && total < outOf ? ` (${outOf} in all): ` : !isCut && total < outOf ? ` of ${outOf}: ` : ': ',
    sayQuery(query),
    '.',
  ];
}

/** The scale and the thresholds that the scores are compared with. */
function scale(query: Query, { current }: QueryData): Block | null {
  const said = scaleOf(query, current.assessment.thresholds);
  return said === null ? null : sentence(said, rests(resultsSource(current)));
}

/** Whether there is any such row. */
const ASKS_ANY =
  /^((is|are|was|were) there|(do|does|did|have|has) (we|you|they|anybody|anyone|somebody|someone|any|some|the assessment|our assessment|it)|(is|are|was|were) (any|some|anything|something|one|none))\b/i;
/** Whether something would be so. */
const ASKS_IF =
  /^(?:(?:what if|if|suppose|with)\b.*, ?)?(would|will|does|do|is|are)\b.*\b(be|become|stay|remain|still|fall|drop)\b/i;
const OF_ALL = /\b(all|every|each|always|how many|which|or)\b/i;

/** Whether a question wants a yes or a no to what its query looks for, before the rows. */
function asksYesOrNo(question: string, { sort, first, groupBy, measure, comparedWith, thresholds }: Query) {
  const plain = withoutCourtesy(question);
  if (sort.length > 0 || first !== null || groupBy !== null || measure !== null || comparedWith) return false;
  return !OF_ALL.test(plain) && (ASKS_ANY.test(plain) || (thresholds !== null && ASKS_IF.test(plain)));
}
