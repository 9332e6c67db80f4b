import { HISTORY_NOUNS } from '#domain/history/nouns.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { type AskedDays, onDays } from './find-date.ts';
import { equal } from './meaning.ts';

/** What was done to a row, by the words for it. */
const VERBS: readonly (readonly [asks: RegExp, verb: string])[] = [
  [/\b(?:added|new|created|entered|introduced)\b/i, 'added'],
  [/\b(?:deleted|removed)\b/i, 'deleted'],
  [/\b(?:changed|edited|updated|modified|revised|altered|touched)\b/i, 'changed'],
];
/** Whether a question asks for the end of something. */
export const ASKS_END = /\b(?:expir\w*|valid\w*|renew\w*|runs? out|running out|lapse\w*)\b/i;
/** Rows whose history is told under the same name. That of a topic has only the company's own topics, not the scores of all. */
const isInHistory = (noun: string) => noun !== 'topic' && HISTORY_NOUNS.some((each) => each === noun);
const ASKS_DATED = /\b(?:dated|issued|signed)\b/i;

/**
 * The query of a question with the days that it names: of changes when they were made, of evidence until when it is valid or of which
 * date it is. Rows that were added or changed are looked up in the history. Null if a query cannot say it.
 * @param query the reading of the rest of the question
 */
export function withDays(question: string, query: Query, days: AskedDays): Query | null {
  const { noun, where } = query;
  if (noun === 'change') return { ...query, where: [...where, onDays('at', days)] };
  if (noun === 'evidence' && (ASKS_END.test(question) || ASKS_DATED.test(question))) {
    const field = ASKS_END.test(question) ? 'validUntil' : 'datedOn';
    const others = where.filter((condition) => condition.field !== field);
    return { ...query, where: [...others, onDays(field, days)] };
  }
  const verb = VERBS.find(([asks]) => asks.test(question))?.[1];
  const isNarrowed = where.some(({ field }) => field !== 'became') || query.groupBy !== null || query.sort.length > 0;
  if (verb === undefined || isNarrowed || !isInHistory(noun)) return null;
  const of = [equal('what', noun), equal('verb', verb), onDays('at', days)];
  return { ...everything('change'), where: of, measure: query.measure?.of === 'count' ? query.measure : null };
}
