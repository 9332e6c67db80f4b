import { asksFigureOf, bestQuote } from '#analyst/kinds/facts.ts';
import type { KindInput } from '#analyst/kinds/kind.ts';
import { ON_SOMETHING } from '#analyst/kinds/mentions.ts';
import { onlyOne } from '#analyst/question/follow-up.ts';
import { normalise } from '#analyst/question/normalise.ts';
import type { ReadQuestion } from '#analyst/question/read-question.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { rankFacts } from '#domain/search/find-method-facts.ts';
import { wantedAmount } from '#domain/search/wanted-amount.ts';
import { certainKind } from './certain-wordings.ts';
import type { Classifier } from './classifier.ts';
import type { LearntKind } from './learnt-kinds.ts';

/** The likeliest kinds of answer, likeliest first. */
export interface Choice {
  kinds: readonly AnswerKind[];
  /** Those that are likely enough to answer if the previous one finds nothing. */
  tried: readonly AnswerKind[];
  /** The wording leaves no doubt. */
  isCertain?: true;
}

/** From this probability on, a kind answers; below it, it is offered. */
const SURE = 0.45;
/** From this probability on, a kind takes over from a likelier one that found nothing. */
const STEPS_IN = 0.2;
/** How much a reading that uses every word counts for a query, and one that uses few words against it. */
const READ = 1.4;
const READ_ENOUGH = 0.6;
/** How much it counts for an explanation of one thing if the question clearly names that thing. */
const NAMED = 0.35;
/** How much it counts for quoting if a sentence contains everything that was asked for. */
const QUOTED = 0.5;
/** How much an unambiguous wording counts for its kind. */
const PLAIN = 0.8;

const WHY =
  /\bwhy\b|\bfor (?:what|which) reasons?\b|\bhow come\b|\bhow (is|was|were|did|do|does) .*\b(scored?|get|got|come|came|worked out|calculated)\b|\bwhat ma(kes|de)\b|\bwhat would (have|need) to\b|\bwhere does .* come from\b/;
const PLAIN_WHY = /\bwhy\b|\bfor (?:what|which) reasons?\b|\bhow come\b/;
/** Words that refer to the company itself and not to the law. */
const OURS = /\b(our|ours|we|us|my|their|its|these|those|them)\b/;
const LAW =
  /\b(?:difference|distinction) between (?!this|last|the earlier|years?)|^when (?:must|may|can|should) (?:an?|we|one)\b|\b(do we have to (report|disclose|publish)|must (we|it|a company)|are we (allowed|obliged|required)|set (of|from) 20\d\d|20\d\d (set|version|standards?)|revised (set|version|standards?)|esrs|csrd|csddd|vsme|efrag|omnibus|delegated|the rules?|directives?|regulation|sets? of (?:esrs|standards)|article|paragraph|annex|the law|the standards?|legally|(?:by|in|under) law|legal (?:requirement|duty|obligation)|ar \d+)\b|\b(?:entity|company)[- ]specific\b|\b(iro|sbm|gov|bp|mdr|gdr|[esg]\d)-(?![esg]\d\b)\w+\b|\bcodes?\b|\b(takes|take) precedence\b|\b(explain|define|what'?s|what (is|are)) .*\b(irremediab\w*|irreversib\w*|double materiality|severity|iro)\b|\b(definition|meaning) of\b|\bwhat (does|do) .* mean\b|\bin the sense of\b|\bwhat is (a|an|the)? ?(\w+ ){0,2}(materiality|scope|scale|irremediab\w+|severity|likelihood|value chain|iro|time horizons?|stakeholder|impact|risk|opportunity|dependenc\w+)( in | according| under|\?|$)/;

/** Asks for a person, a place, a time or an amount, which the score of one thing does not give. */
const OF_FACT =
  /^(so |and |but )?(who|whose|whom|where|when|what(?:'s| is| are) the names?\b|how (many|much|long|big|large|far|often))\b/;
const OF_SCORE = /\bscor(e[ds]?|ing)\b|\brat(e[ds]?|ing)\b|\bmaterial\b/;
/** Explicitly asks for rows. */
const ASKS_ROWS = /^(and |so |ok |please )*(which|list|show|name|give|how many)\b/;
const ASKS_MEANING = /(?<!\bi )\bmean(s|t|ing)?\b[^a-z]*$|\bwhat (does|do) .* mean\b/;

/** Asks what may be, what must be, or what holds in general. */
const GENERAL =
  /^(can|may|must|should) (we|i|an?|one|it|they|the|\w+ and \w+)\b|^(do|does) (we|i|an?|one|esrs|the (law|set|standards?|screening)|it) .*\b(need|have to|asks?|require|decide|count)\b|\bwould (we|i|one|a company) have to\b|^(do|does|can|are|is) (?!(?:our|we|the|any|there)\b)(?:[a-z-]+ )?measures? (?:count|lower|reduce)\b|^(is|are) (?!there\b)(?!.*\b(our|ours|we|us)\b).*\b(the same|different|enough|binding|allowed|required|obliged|an?)\b/;
const LAWFUL = 0.55;

/** Kinds that are asked for explicitly or not at all. */
const RARE = ['do-for-me', 'overview', 'suggestions', 'help', 'assistant'] as const;
const PLAINLY = 0.75;

/** Whether one thing is material is answered with the reasons. */
const IS_MATERIAL = /^(is|are|was|were|does|do|isn't|aren't)\b.*\bmaterial\b/;

/** Whether the wording of a question asks about law or method. */
export function asksRule(question: string): boolean {
  const text = normalise(question);
  return LAW.test(text) || GENERAL.test(text);
}

/** Whether a query asks for a figure other than a count, or for the first rows in some order. */
export const isWorkedOut = ({ measure, sort, first }: Query) =>
  (measure !== null && measure.of !== 'count') || sort.length > 0 || first !== null;

/** Measures, evidence or the scores before and after measures are asked for. */
const isOfRecords = ({ noun, where, sort }: Query) =>
  noun === 'measure' ||
  noun === 'evidence' ||
  [...where, ...sort].some(({ field }) => ['grossScore', 'netScore', 'afterMeasures'].includes(field));

/**
 * Chooses the kind of answer that a question asks for, from unambiguous wordings, the trained classifier and the reading of the question.
 */
export function chooseKind(read: ReadQuestion, asked: KindInput, classifier: Classifier): Choice {
  const question = read.corrected;
  const text = normalise(question);
  const certain = certainKind(text);
  if (certain) return { kinds: [certain], tried: [certain], isCertain: true };
  const { query, subjects, data } = asked;
  const isWhole = read.unused.length === 0;
  // If the query is for a single thing, the unused words say what is asked about it.
  const isRead = query !== null && (isWhole || onlyOne(query) === null);
  const understood = isRead ? read.understood : 0;
  const isFollowUp = read.isFollowUp && (isRead || query === null);
  const isOfYears = query?.comparedWith === 'earlier';
  // How certainly the question names one thing, from 0 to 1.
  const named = subjects[0]?.fit ?? 0;
  const asksFigure = asksFigureOf(asked.question, data.current);
  // How well the best sentence in the texts answers the question; 0 if no search was needed.
  const quoted = query && read.understood === 1 ? 0 : bestQuote(asked.question, data.current);
  const scores = classifier(question);
  const add = (kind: LearntKind, score: number) => scores.set(kind, (scores.get(kind) ?? 0) + score);
  // 'How did the score change' asks for both years.
  const asksWhy = (isOfYears ? PLAIN_WHY : WHY).test(text) || (named > 0 && IS_MATERIAL.test(text));
  if (understood > 0) add('query', READ * (understood - READ_ENOUGH));
  else add('query', -1);
  const isOfRows = understood === 1 && query !== null && query.where.length > 0 && ASKS_ROWS.test(text);
  if (isOfRows) add('query', PLAIN);
  if (asksFigure) add('facts', 2 * PLAIN);
  if ((isFollowUp || isOfYears) && !asksWhy && !asksFigure) add('query', PLAIN);
  if (asksWhy && named > 0) add('query', -PLAIN);
  if (
    query !== null &&
    isWorkedOut(query) &&
    understood === 1 &&
    !ASKS_MEANING.test(text) &&
    !(PLAIN_WHY.test(text) && named > 0)
  )
    add('query', 2 * PLAIN);
  // A question for a number with its unit asks for a fact, whatever else it names.
  if (wantedAmount(text) && !asksWhy) add('why', -PLAIN);
  if (!asksWhy && OF_FACT.test(text) && !OF_SCORE.test(text)) add('why', -PLAIN);
  if (!asksWhy && ON_SOMETHING.test(text)) {
    add('query', understood > 0 ? PLAIN : 1 + PLAIN);
    add('why', -PLAIN);
  }
  for (const kind of RARE) if ((scores.get(kind) ?? 0) < PLAINLY) add(kind, -PLAIN / 2);
  if (named > 0) add('why', NAMED * named + (asksWhy ? PLAIN : 0));
  else add('why', -1);
  if (LAW.test(text) || (query?.noun === 'disclosure' && !isWhole))
    add('method', OURS.test(text) || isOfRows ? PLAIN / 2 : 2 * PLAIN);
  // A question that the company's own texts answer is not about the rule.
  const lawful = rankFacts(question)[0]?.fit ?? 0;
  if (GENERAL.test(text) && lawful >= Math.max(LAWFUL, quoted)) add('method', 2 * PLAIN);
  if (query?.noun === 'change' && isWhole && query.where.length > 0 && !asksWhy) add('query', 2 * PLAIN);
  if (query && isOfRecords(query) && !asksRule(question) && understood > 0) add('query', 2 * PLAIN);
  if (quoted > 0) {
    add('facts', QUOTED * quoted - (asksWhy ? PLAIN : 0));
    // A subject that the texts mention is not off-subject.
    for (const kind of ['off-subject', 'overview', 'help', 'assistant'] as const) add(kind, -QUOTED);
  }
  const ranked = [...scores].toSorted(([, one], [, other]) => other - one);
  const likeliest = ranked.slice(0, 3);
  const isSure = (likeliest[0]?.[1] ?? 0) >= SURE;
  const tried = likeliest.filter(
    ([kind, score], at) => isSure && (at === 0 || (score >= STEPS_IN && kind !== 'off-subject')),
  );
  return { kinds: likeliest.map(([kind]) => kind), tried: tried.map(([kind]) => kind) };
}
