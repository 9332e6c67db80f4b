import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Condition, Measure, Query } from '#domain/query/query.ts';

const isOf = (figure: Measure['of']) => (query: Query) => query.measure?.of === figure;

/** What a word of the question clearly asks for, and whether a query provides it. This is checked independently of the reading. */
const DEMANDS: readonly (readonly [asks: RegExp, does: (query: Query) => boolean])[] = [
  [/\bhow (?:many|often)\b(?! points?| more| fewer)|\bnumber of\b/i, (query) => isCounted(query)],
  [/\bhow (?:many|much) (?:points?|more|fewer|less|higher|lower|worse|better)\b/i, (query) => compares(query)],
  [/\baverage\b|\bmedian\b|\bmean (?:score|value|severity|likelihood|magnitude|of)\b/i, isOf('average')],
  [/\bshare of\b|\bper ?cent|\bproportion\b|%/i, isOf('share')],
  [/\bratio\b|\bgap\b|\bmost common\b|\bhow far apart\b|\bdouble\b(?! material)|\btwice\b/i, () => false],
  [
    /\b(?:last|previous|prior|earlier|former|preceding) (?:year|yr|assessment|round|cycle)\b|\b(?:year|months) ago\b|\bthen and now\b/i,
    (query) => tellsChange(query) || query.of === 'earlier' || query.noun === 'answer',
  ],
  [/\bhow (?:many|much) points?\b/i, ({ measure }) => measure?.of !== 'count'],
  [/\bthe same\b(?! for)/i, (query) => compares(query) && JSON.stringify(query).includes('same')],
  [/\bhow (?:did|has|have)\b.*\b(?:develop|evolve|change|move)/i, (query) => tellsChange(query)],
  [/\bby how (?:much|far)\b/i, ({ comparedWith }) => comparedWith !== null],
  [/\b\w+est \w+ and (?:the )?\w+est \w+/i, ({ sort }) => sort.length > 1],
  [/^how (?:is|are|do|does)\b/i, (query) => query.measure !== null || compares(query)],
  [/\bneeds? (?:to be|an?)\b/i, ({ where }) => where.some(({ is }) => is === 'missing')],
  [
    /^(?:and |so |but )?(?:has|have|did|does|is|are|was|were)\b.*\b(?:go(?:ne|ing)?|went|got(?:ten)?|get(?:ting)?|becom(?:e|ing)|became|moved?|come|came) (?:up|down|upwards?|downwards?|better|worse|higher|lower)\b/i,
    (query) => tellsChange(query),
  ],
  [/\bsince\b/i, (query) => tellsChange(query)],
  // 'Which impacts became less severe': the years are set beside each other, unless thresholds are what changes.
  [
    /\b(?:became|grew|worsened|got (?:worse|better|higher|lower)(?! than))\b/i,
    (query) => query.thresholds !== null || query.of === 'earlier' || tellsChange(query),
  ],
  // The scale's end, not a row.
  [/\b(?:possible|attainable|achievable) (?:scores?|values?|ratings?|points)\b/i, () => false],
  // No row has an amount of money: 'the total of all opportunities in euros'.
  [/\b(?:in|how many) (?:euros?|eur|dollars?|money)\b|€/i, ({ where }) => where.some(({ is }) => is === 'contains')],
  // 'Which of the top 10 are new' narrows after the first ones were taken; a query narrows before.
  [
    /\bof (?:the|our|these) (?:top|first|\w+est)\b.*\b(?:is|are|was|were|has|have|had)\b/i,
    (query) => !isNarrowedFirst(query),
  ],
  [/\bif\b(?! possible| any)/i, ({ thresholds }) => thresholds !== null],
  [
    /\bvs\.?(?= )|\bversus\b|\bcompare|\boutnumber|\boutweigh|\b(?:more|fewer|less|worse|(?!rather|other|over|under|whether)\w{2,}er)\b.{0,25}\bthan\b/i,
    (query) => compares(query) || conditionsOf(query).some(({ is }) => is !== 'equal' && is !== 'one-of'),
  ],
];

const conditionsOf = ({ where, measure }: Query): readonly Condition[] =>
  measure?.of === 'share' ? [...where, ...measure.where] : where;

/** The first rows of those that fulfil something more than being of a kind. */
const isNarrowedFirst = ({ first, where }: Query) =>
  first !== null && first > 1 && where.some(({ field }) => field !== 'kind');

const isCounted = ({ measure, groupBy }: Query) => measure !== null || groupBy !== null;
const tellsChange = ({ comparedWith, noun }: Query) => comparedWith !== null || noun === 'change';

/** Sets things or years beside each other. */
const compares = ({ comparedWith, groupBy, sort, of, thresholds, where, first }: Query) =>
  comparedWith !== null ||
  groupBy !== null ||
  sort.length > 0 ||
  first !== null ||
  of === 'earlier' ||
  thresholds !== null ||
  where.some(
    ({ field, is }) => field === 'higherSide' || (is === 'one-of' && (field === 'title' || field === 'topic')),
  );

const NUMBER = /(?<![\w.,/])\d+(?:[.,]\d+)?(?![\w/]|[.,]\d)/g;
/** Years are expressed relative to each other. */
const isYear = (number: number) => number >= 2000 && number < 2100;

/** Whether a question asks for a comparison, a count or another year that its query does not provide. */
export const lacksPart = (question: string, query: Query): boolean =>
  DEMANDS.some(([asks, does]) => asks.test(question) && !does(query));

/** Whether a question contains a number that its query does not. The adopted thresholds do not count. */
export function lacksNumber(question: string, query: Query, { impact, financial }: Thresholds): boolean {
  const said = new Set([impact, financial, ...(JSON.stringify(query).match(/\d+(?:\.\d+)?/g) ?? []).map(Number)]);
  const numbers = (question.replace(/\bout of \d+/gi, ' ').match(NUMBER) ?? []).map((text) =>
    Number(text.replace(',', '.')),
  );
  return numbers.some((number) => !isYear(number) && !said.has(number));
}
