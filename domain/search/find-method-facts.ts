import { methodFacts } from '#domain/chat/method-facts.ts';
import { methodWords } from '#domain/chat/method-words.ts';
import { rankTexts } from './rank-texts.ts';

type MethodFact = (typeof methodFacts)[number];

/** Below this fit, the words occur in a fact only by chance. */
const LEAST_FIT = 0.18;

/** The facts about law and method that match some words, best first; `fit` is from 0 to about 1. */
export const rankFacts = (words: string): { fact: MethodFact; fit: number }[] =>
  rankTexts(
    words.replace(FRAME, ' '),
    factsNamed(words).map((fact) => ({
      fact,
      title: fact.title,
      also: methodWords[fact.id] ?? '',
      text: `${fact.id} ${fact.text} ${fact.convention}`,
    })),
  ).flatMap(({ thing: { fact }, fit }) => (fit >= LEAST_FIT ? { fact, fit } : []));

/** Words that show that a question is about law and method, but not about which fact. */
const FRAME =
  /\b(explain|please|simply|plain|words?|means?|meaning|sense|exactly|paragraph|article|law|legally|esrs( \d)?|standards?|according|definition|defined?|says?|options?|something|somebody)\b/gi;

/** An abbreviation, as typed. */
const ABBREVIATION = /\b(?!ESRS\b)[A-Z]{3,}\b/g;

/** Whether words contain abbreviations of acts or terms that facts are about. */
export const namesFacts = (words: string): boolean => factsNamed(words) !== methodFacts;

function factsNamed(words: string): readonly MethodFact[] {
  const names = words.match(ABBREVIATION) ?? [];
  const named = methodFacts.filter(({ title, text }) => names.some((name) => `${title} ${text}`.includes(name)));
  return named.length > 0 ? named : methodFacts;
}
