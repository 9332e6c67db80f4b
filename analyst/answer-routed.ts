import { methodFacts } from '#domain/chat/method-facts.ts';
import { byId } from '#domain/found.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { routesOf } from './asks/route.ts';
import type { Answer } from './blocks/answer.ts';
import { ANSWERED, certaintyOf } from './choosing/certainty.ts';
import { asksRule } from './choosing/choose-kind.ts';
import { asksFigureOf } from './kinds/facts.ts';
import type { KindInput } from './kinds/kind.ts';
import { tellFact } from './kinds/method.ts';
import { dataFor } from './kinds/query.ts';
import type { ReadQuestion } from './question/read-question.ts';
import { lookUp } from './rank-offers.ts';
import { told } from './unsure.ts';

/** Answers a question by what kind of thing it asks for, before its words are looked for in entries; null if it is about no such thing. */
export async function answerRouted(asked: KindInput, read: ReadQuestion): Promise<Answer | null> {
  // A figure with its unit is in a sentence, whatever else is asked.
  if (read.isFollowUp || asksFigureOf(asked.question, asked.data.current)) return null;
  for (const { ask, offers: led, query, isPlain } of await routesOf(asked)) {
    const isOfEntries = query?.noun === 'component' || query?.noun === 'topic';
    const isOther = query !== null && RECORDED.includes(query.noun) && query.noun !== read.query?.noun;
    if (ask.yields && !isOther && (await isReadWhole(read, asked, !isOfEntries))) continue;
    if (!isPlain) return null;
    for (const offer of led) {
      const said = await lookUp(offer, asked);
      if (!said) continue;
      const rule = ask.rule && asksRule(read.corrected) ? tellFact(byId(methodFacts, ask.rule), asked) : [];
      return told(said.kind, { ...said, blocks: [...said.blocks, ...rule] });
    }
  }
  return null;
}

/** Rows of these are no other rows with a condition. */
const RECORDED: readonly Query['noun'][] = ['evidence', 'measure', 'stakeholder', 'disclosure'];

/**
 * Every word was used, for rows that are narrowed or put in order, and they are what is asked for.
 * @param needsRows there must be some
 */
async function isReadWhole(read: ReadQuestion, { data, desk }: KindInput, needsRows: boolean): Promise<boolean> {
  const { query, unused } = read;
  if (!query || unused.length > 0 || (query.where.length === 0 && query.sort.length === 0 && !query.groupBy))
    return false;
  const found = { query, asksBy: undefined };
  if (certaintyOf('query', read, found, data.current.assessment.thresholds) < ANSWERED) return false;
  return !needsRows || evaluate({ ...query, measure: null }, await dataFor(query, data, desk)).total > 0;
}
