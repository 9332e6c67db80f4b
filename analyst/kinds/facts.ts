import type { Block } from '#analyst/blocks/answer.ts';
import { blocks, list, rests, sentence } from '#analyst/blocks/say.ts';
import { asksOfYears, OF_YEARS } from '#analyst/question/follow-up-topic.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { askedWords } from '#domain/search/asked-words.ts';
import { entrySource } from '#domain/search/entry-source.ts';
import { findNearest, findQuotes } from '#domain/search/find-quotes.ts';
import { listTexts } from '#domain/search/list-texts.ts';
import { wantedAmount } from '#domain/search/wanted-amount.ts';
import { stem } from '#domain/words/stems.ts';
import type { Kind, KindAnswer, KindInput } from './kind.ts';

/** Quotes what the assessment's texts say about something, word for word. */
export const factsKind: Kind = {
  id: 'facts',
  offer: 'What do the texts say about emissions?',
  isOffered: (question) => isOnTexts(question),
  answer({ question, data }: KindInput): KindAnswer | null {
    if (isThin(question) || isUnsure(question, data.current)) return null;
    const isOfYears = asksOfYears(question) && data.earlier !== null;
    const before = isOfYears && data.earlier ? quote(question.replace(OF_YEARS, ' '), data.earlier) : [];
    const now = quote(isOfYears ? question.replace(OF_YEARS, ' ') : question, data.current);
    const quotes = blocks(now, before.length > 0 && sentence({ strong: 'In the earlier year:' }), before.slice(1));
    return quotes.length > 0 ? { blocks: quotes } : null;
  },
};

const ON_WORDS = /^What do the texts say about (.+)\?$/;
/** Whether a question is one that `offersTexts` offers. */
export const isOnTexts = (question: string) => ON_WORDS.test(question.trim());

/** The question for what the texts say about some words, if there is a sentence to quote; otherwise nothing. */
export function offersTexts(words: string, current: AssessmentData): string[] {
  const question = `What do the texts say about ${words}?`;
  return quote(question, current).length > 0 ? [question] : [];
}

/** With this wording, any sentence on the subject answers the question. */
const ASKS_TEXTS = /\b(?:texts?|anything|something) (?:say|says|said|on|about)\b/i;

/** A single matching word without a number says too little about what was asked. */
const isThin = (question: string) =>
  !ASKS_TEXTS.test(question) &&
  !wantedAmount(question) &&
  askedWords(question).filter(({ isWeak }) => !isWeak).length < 2;

/** From this fit on, a sentence clearly contains what was asked for; a bit less is enough if it has an amount of the kind asked for. */
const PLAIN = 1;
const PLAIN_WITH_AMOUNT = 0.85;

/** Whether the best sentence lacks a part of the question, so that it may answer another one. */
export function isUnsure(question: string, current: AssessmentData): boolean {
  const best = bestQuote(question.replace(OF_YEARS, ' '), current);
  const least = wantedAmount(question) ? PLAIN_WITH_AMOUNT : PLAIN;
  // A question for two years wants the sentence of each, which holds no word for the years.
  const isOfYears = asksOfYears(question) && wantedAmount(question) !== null;
  return !ASKS_TEXTS.test(question) && !isOfYears && best > 0 && best < least;
}

/** Nouns of a query: no sentence says how many records there are. */
const COUNTED =
  /\b(points?|scor\w*|topics?|risks?|impacts?|opportunit\w*|components?|entr(y|ies)|rows?|stakeholders?|thresholds?|changes?|standards?|gaps?|severity|likelihood|magnitude|material|codes?|requirements?|disclos\w*)\b/i;
/** Amounts that queries can also give. */
const ALSO_COUNTED = ['count', 'any', 'name', 'time', 'countries'];
const HOLDS_IT = 0.65;
/** Amounts that no row or count can give: a sentence contains them, or there is no answer. */
const ONLY_SAID = ['mass', 'energy', 'volume', 'age'];

/** Whether a question asks for an amount with a unit that a sentence of the texts contains. */
export function asksFigureOf(question: string, current: AssessmentData): boolean {
  const wanted = wantedAmount(question);
  if (!wanted || COUNTED.test(question)) return false;
  if (ONLY_SAID.includes(wanted.kind)) return true;
  return (
    (!ALSO_COUNTED.includes(wanted.kind) || asksOfYears(question)) &&
    bestQuote(question.replace(OF_YEARS, ' '), current) >= HOLDS_IT
  );
}

/** How well the best sentence of the texts matches the question: 1 or more if it contains everything, 0 if nothing can be quoted. */
export const bestQuote = (question: string, current: AssessmentData): number =>
  findQuotes(question, listTexts(current))[0]?.score ?? 0;

/** Quotes the sentences that match the question and contain these words; empty if there are none. */
export function quote(question: string, current: AssessmentData, holding: readonly string[] = []): Block[] {
  const found = findQuotes(question, listTexts(current)).filter(({ words }) => {
    const held = words.map((word) => stem(word));
    return holding.every((word) => held.includes(stem(word)));
  });
  if (found.length === 0) return [];
  return blocks(
    sentence('The texts of the assessment say:'),
    found.map(
      ({ text, before, after, entry }): Block => ({
        is: 'quote',
        text: [before, text, after].filter((part) => part !== null).join(' '),
        from: [`${entry.label}, ${entry.fieldLabel.toLowerCase()}`, rests(entrySource(entry))],
      }),
    ),
  );
}

const MOST_NEAREST = 3;

/**
 * Says that no sentence answers the question for certain, never that the assessment does not state it, and shows the nearest sentences:
 * those that answer a part of it, then those that only hold some of its words.
 */
export function nearest(question: string, current: AssessmentData): Block[] {
  const texts = listTexts(current);
  const partly = findQuotes(question, texts);
  const found = new Map([...partly, ...findNearest(question, texts)].map((each) => [each.text, each]));
  const told = found.size > 0 ? (partly.length > 0 ? PERHAPS : `${NOTHING} The nearest:`) : NOTHING;
  return blocks(
    sentence(told),
    found.size > 0 &&
      list(
        [...found.values()]
          .slice(0, MOST_NEAREST)
          .map(({ text, entry }) => [
            `“${text}” – ${entry.label}, ${entry.fieldLabel.toLowerCase()}`,
            rests(entrySource(entry)),
          ]),
      ),
  );
}
const NOTHING = 'I did not find a sentence in the texts of this assessment that answers this.';
const PERHAPS = 'I am not sure that a sentence in the texts of this assessment answers this. The nearest:';
