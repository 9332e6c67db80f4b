import { evaluate } from '#domain/query/evaluate.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { kindOf, offeringKind } from './all-kinds.ts';
import { leadsOf } from './asks/leads.ts';
import { asksFigureOf, isOnTexts } from './kinds/facts.ts';
import type { KindAnswer, KindInput } from './kinds/kind.ts';
import { mentionedTold } from './kinds/records/mentioned.ts';
import { dossierTold } from './kinds/records/of-one.ts';
import { nameAsked } from './kinds/records/record-answer.ts';
import { offersWhy } from './kinds/why.ts';
import type { ReadQuestion } from './question/read-question.ts';
import type { Subject } from './question/subjects.ts';
import { type LookedUp, lookUp } from './rank-offers.ts';

/** From this fit on, a question is plainly like an example; below it, only an answer without rows gives way. */
const PLAINLY = 0.8;
const PERHAPS = 0.6;
/** From this fit on, even a reading that used every word gives way. */
const WORD_FOR_WORD = 0.9;
/** From this fit on, one thing is plainly named. */
const NAMED = 0.4;
/** So much more than the next one. */
const AHEAD = 0.15;

/** What a question is most like, with its answer. */
export interface LeadFound extends LookedUp {
  fit: number;
  /** It is certain enough to be the answer. */
  isPlain: boolean;
  /** The offers of everything that the question is about as much like. */
  near: readonly string[];
  /** The reading used every word. */
  isWhole: boolean;
}

/** What a question is most like; null if that is nothing, or has nothing to say. */
export async function leadOf(asked: KindInput, read: ReadQuestion): Promise<LeadFound | null> {
  if (read.isFollowUp) return null;
  const leads = await leadsOf(asked, read.means);
  const [best] = leads;
  if (!best || best.fit < PERHAPS) return null;
  const found = await lookUp(best.offer, asked);
  if (!found) return null;
  const near = leads.filter(({ fit }) => fit > best.fit - AHEAD);
  const isWhole = read.query !== null && read.unused.length === 0 && read.doubts.length === 0;
  const isAlone = near.every(({ ask }) => ask === best.ask);
  // What is said of one thing is said only if that thing is plainly named.
  const isKnown =
    nameAsked(dossierTold, best.offer) === null ||
    asked.subjects.some(({ noun, fit }) => noun !== 'stakeholder' && fit >= NAMED);
  const isFigure = asksFigureOf(asked.question, asked.data.current);
  return {
    ...found,
    fit: best.fit,
    isPlain:
      found.kind === 'records' && !best.isPart && isAlone && isKnown && best.fit >= PLAINLY && !isWhole && !isFigure,
    near: near.map(({ offer }) => offer),
    isWhole,
  };
}

/** Whether a question is like something else than what would be answered, so that both are better offered. */
export function contradicts(lead: LeadFound, kind: AnswerKind, said: KindAnswer, { data }: KindInput): boolean {
  // What is recorded about one thing, or mentions it, stands beside any answer about it.
  if ([dossierTold, mentionedTold].some((told) => nameAsked(told, lead.offer) !== null)) return false;
  // A sentence that holds what was asked for is about nothing else.
  if (kind === 'facts') return false;
  const [query] = said.queries ?? [];
  const isEmpty = query?.comparedWith === 'earlier' && evaluate({ ...query, measure: null }, data).total === 0;
  const isOfRecords = lead.kind === 'records';
  const isRead = lead.isWhole && !isEmpty;
  const isNarrow = isRead && (query?.where.length ?? 0) > 0;
  const least = isRead ? WORD_FOR_WORD : PLAINLY;
  if (lead.fit < least) return false;
  // Of rows that were read in full, and narrowed, only what people recorded can be more to the point.
  if (!isOfRecords && (isNarrow || (isRead && lead.kind === 'query'))) return false;
  return !lead.near.some((offer) => {
    const offered = readSaidQuery(offer);
    if (!offered) return offeringKind(offer)?.id === kind;
    return kind === 'query' && !isEmpty && offered.noun === query?.noun;
  });
}

/** The question that would have been answered. */
export const ownOffer = (
  kind: AnswerKind,
  { queries: [query] = [] }: KindAnswer,
  [subject]: readonly Subject[],
): readonly string[] => {
  if (kind === 'why' && subject) return offersWhy(subject.label);
  if (query) return [sayQuery(query)];
  const offer = kindOf(kind)?.offer;
  return offer === undefined || isOnTexts(offer) ? [] : [offer];
};
