import type { AnswerKind } from '#domain/query/reading.ts';
import { wantedAmount } from '#domain/search/wanted-amount.ts';
import { certainKind } from './certain-wordings.ts';
import type { Classifier } from './classifier.ts';
import type { LearntKind } from './learnt-kinds.ts';
import { normalise } from './normalise.ts';

/** What the reading of a question tells of its kind. */
export interface ReadSigns {
  /** Share of its content words that a query uses; 0 where there is no query. */
  understood: number;
  /** The reading compares two years. */
  isOfYears: boolean;
  /** It changes the query before. */
  isFollowUp: boolean;
  /** How surely it names one thing, 0 to 1. */
  named: number;
  /** How well the best sentence of the texts holds what was asked; 0 where none could be quoted, or nothing had to be looked for. */
  quoted: number;
  /** It asks for requirements by words that no field of theirs knows. */
  asksRequirement: boolean;
}

/** The kinds to try, the likeliest first: one that has nothing to say gives way to the next. */
export interface Choice {
  kinds: readonly AnswerKind[];
  /** Whether the first is so likely that it is answered without more ado. */
  isSure: boolean;
}

/** From this on a kind is answered; below it, it is offered. */
const SURE = 0.45;
/** How much a reading that uses every word speaks for a query, and one that uses few against it. */
const READ = 1.4;
const READ_ENOUGH = 0.6;
/** How much a thing named without a doubt speaks for telling about it. */
const NAMED = 0.35;
/** How much a sentence that holds everything asked speaks for quoting it. */
const QUOTED = 0.5;
/** How much a plain wording speaks for its kind. */
const PLAIN = 0.8;

const WHY =
  /\bwhy\b|\bhow come\b|\bhow (is|was|were|did|do|does) .*\b(scored?|get|got|come|came|worked out|calculated)\b|\bwhat makes\b|\bwhere does .* come from\b/;
/** The company's own, not the law's. */
const OURS = /\b(our|ours|we|us|my)\b/;
const LAW =
  /\b(do we have to (report|disclose|publish)|must (we|it|a company)|are we (allowed|obliged|required)|set (of|from) 20\d\d|20\d\d (set|version|standards?)|revised (set|version|standards?)|esrs|csrd|csddd|vsme|efrag|omnibus|delegated|directive|regulation|article|paragraph|annex|the law|the standards?|legally|by law|ar \d+)\b|\bentity[- ]specific\b|\b(iro|sbm|gov|bp|mdr|gdr|[esg]\d)-\w+\b|\bcodes?\b|\b(takes|take) precedence\b|\b(explain|define|what'?s|what (is|are)) .*\b(irremediab\w*|irreversib\w*|double materiality|severity|iro)\b|\b(definition|meaning) of\b|\bwhat (does|do) .* mean\b|\bin the sense of\b|\bwhat is (a|an|the)? ?(\w+ ){0,2}(materiality|scope|scale|irremediab\w+|severity|likelihood|value chain|iro|time horizons?|stakeholder|impact|risk|opportunity|dependenc\w+)( in | according| under|\?|$)/;

/** Asked for in so many words, or not at all. */
const RARE = ['do-for-me', 'overview', 'suggestions', 'help', 'assistant'] as const;
const PLAINLY = 0.75;

/** Whether one thing is material is told with its reasons. */
const IS_MATERIAL = /^(is|are|was|were|does|do|isn't|aren't)\b.*\bmaterial\b/;

/** Which kind of answer a question wants: by wordings that leave no doubt, by what was learnt, and by what could be read of it. */
export function chooseKind(question: string, signs: ReadSigns, classifier: Classifier): Choice {
  const text = normalise(question);
  const certain = certainKind(text);
  if (certain) return { kinds: [certain], isSure: true };
  const scores = new Map<LearntKind, number>(classifier.guess(question).map(({ kind, share }) => [kind, share]));
  const add = (kind: LearntKind, score: number) => scores.set(kind, (scores.get(kind) ?? 0) + score);
  const asksWhy = WHY.test(text) || (signs.named > 0 && IS_MATERIAL.test(text));
  if (signs.understood > 0) add('query', READ * (signs.understood - READ_ENOUGH));
  else add('query', -1);
  if ((signs.isFollowUp || signs.isOfYears) && !asksWhy) add('query', PLAIN);
  // A number with its unit is a fact, whatever it is named beside.
  if (wantedAmount(text) && !asksWhy) add('why', -PLAIN / 2);
  for (const kind of RARE) if ((scores.get(kind) ?? 0) < PLAINLY) add(kind, -PLAIN / 2);
  if (signs.named > 0) add('why', NAMED * signs.named + (asksWhy ? PLAIN : 0));
  else add('why', -1);
  if (LAW.test(text) || signs.asksRequirement) add('method', OURS.test(text) ? PLAIN / 2 : 2 * PLAIN);
  if (signs.quoted > 0) {
    add('facts', QUOTED * signs.quoted - (asksWhy ? PLAIN : 0));
    // What the texts speak of is not off the subject.
    for (const kind of ['off-subject', 'overview', 'help', 'assistant'] as const) add(kind, -QUOTED);
  }
  const ranked = [...scores].toSorted(([, one], [, other]) => other - one);
  return { kinds: ranked.slice(0, 3).map(([kind]) => kind), isSure: (ranked[0]?.[1] ?? 0) >= SURE };
}
