import { askedFive } from './examples/asked-five.ts';
import { askedFour } from './examples/asked-four.ts';
import { askedOne } from './examples/asked-one.ts';
import { askedSeven } from './examples/asked-seven.ts';
import { askedSix } from './examples/asked-six.ts';
import { askedThree } from './examples/asked-three.ts';
import { askedTwo } from './examples/asked-two.ts';
import { besideExamples } from './examples/beside.ts';
import { endings, openings } from './examples/contexts.ts';
import { resultExamples } from './examples/results.ts';
import { workExamples } from './examples/work.ts';
import type { IntentId } from './intents.ts';

export interface Example {
  intent: IntentId;
  question: string;
  /** Which pattern it comes from: examples of one pattern are near each other and must not test each other. */
  pattern: number;
  /** Patterns with many readings count no more than those with one. */
  weight: number;
}

/** Readings taken of one pattern; more would add words already seen together. */
const MOST_READINGS = 5;

/** Another language is recognised by its own words (`language.ts`), not by examples. */
type Written = Readonly<Record<Exclude<IntentId, 'other-language'>, string>>;

/** Questions as people asked them: each counts more than a pattern. */
const ASKED_WEIGHT = 1.5;
const asked: readonly Written[] = [askedOne, askedTwo, askedThree, askedFour, askedFive, askedSix, askedSeven];
const patterns: Written = {
  ...resultExamples,
  ...workExamples,
  ...besideExamples,
};

/** Readings of a pattern that are also learned with words around them. */
const WITH_CONTEXT = 2;

/** A question as it stands in a message: after an opening, before an ending, or both. */
function inContext(question: string, turn: number): string {
  const opening = openings[turn % openings.length]!;
  const ending = endings[turn % endings.length]!;
  if (turn % 3 === 0) return `${question}, ${ending}`;
  return turn % 3 === 1 ? `${opening} ${question}` : `${opening} ${question}. ${ending}`;
}

/** All example questions, the alternatives of each pattern written out. */
export function expandExamples(): Example[] {
  const lines = linesOf(patterns);
  return [
    ...lines.flatMap(({ intent, line }, pattern) => {
      const readings = readingsOf(line);
      const questions = [
        ...readings,
        ...readings.slice(0, WITH_CONTEXT).map((reading, at) => inContext(reading, pattern + at)),
      ];
      const weight = 1 / Math.sqrt(questions.length);
      return questions.map((question) => ({ intent, question, pattern, weight }));
    }),
    ...asked
      .flatMap(linesOf)
      .map(({ intent, line }, at) => ({ intent, question: line, pattern: lines.length + at, weight: ASKED_WEIGHT })),
  ];
}

const linesOf = (texts: Written): { intent: IntentId; line: string }[] =>
  Object.entries(texts).flatMap(([intent, text]) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ intent: intent as IntentId, line })),
  );

/** Readings spread over a pattern's alternatives: each alternative appears, no combination twice. */
function readingsOf(pattern: string): string[] {
  const parts = pattern.split(/\{([^}]*)\}/).map((part, index) => (index % 2 === 0 ? [part] : part.split('|')));
  const longest = Math.max(...parts.map((part) => part.length));
  const readings = Math.min(
    MOST_READINGS,
    Math.max(
      longest,
      parts.reduce((all, part) => all * part.length, 1),
    ),
  );
  const found = Array.from({ length: readings }, (_, reading) =>
    parts
      .map(
        (part, place) =>
          part[
            (reading * (place % 3 === 0 ? 1 : (place % 3) * 2 - 1) + Math.floor(reading / part.length)) % part.length
          ],
      )
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.?!:])/g, '$1')
      .trim(),
  );
  return [...new Set(found)];
}
