import type { Component } from '#domain/components/component.ts';
import { allTexts } from '#domain/components/component-texts.ts';
import { isEmptyWord, stem, subjectStems, wordsOf } from '#domain/words/stems.ts';
import { likeWords } from '#domain/words/synonyms.ts';

/** Something that can be found by its words. */
interface Worded {
  title: string;
  /** Additional words by which people ask for it. */
  also?: string;
  text: string;
}

/** The bonus if a question contains the whole title. */
const NAMED = 0.3;
/** How much more a word in the title counts. */
const IN_TITLE = 3;
const ALSO_ASKED = 2;

/**
 * The things that share words with a question, best first: rare words count more, words in titles most. `fit` is the part of the
 * question's weight that was found, from 0 to 1.
 */
export function rankTexts<Thing extends Worded>(
  question: string,
  things: readonly Thing[],
): { thing: Thing; fit: number }[] {
  const indexed = things.map((thing) => ({
    thing,
    title: new Set(wordsOf(thing.title).map(stem)),
    also: new Set(wordsOf(thing.also ?? '').map(stem)),
    text: new Set(wordsOf(thing.text).map(stem)),
  }));
  const uses = new Map<string, number>();
  for (const { title, also, text } of indexed)
    for (const word of new Set([...title, ...also, ...text])) uses.set(word, (uses.get(word) ?? 0) + 1);
  const asked = [...new Set(subjectStems(question))];
  const weightOf = (word: string) => Math.log(1 + things.length / (uses.get(word) ?? 1));
  const wanted = asked.map((word) => ({ alike: likeWords(word, uses), word }));
  const all = wanted.reduce((sum, { word }) => sum + IN_TITLE * weightOf(word), 0);
  return indexed
    .map(({ thing, title, also, text }) => {
      const found = wanted.reduce((sum, { alike, word }) => {
        const isIn = (words: ReadonlySet<string>) => alike.some((one) => words.has(one));
        const says = isIn(title) ? IN_TITLE : isIn(also) ? ALSO_ASKED : isIn(text) ? 1 : 0;
        return sum + says * weightOf(alike[0] ?? word);
      }, 0);
      const isNamed = asked.length > 0 && [...title].every((word) => asked.includes(word) || isEmptyWord(word));
      return { thing, fit: all === 0 ? 0 : found / all + (isNamed ? NAMED : 0) };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
}

/** The components whose titles and texts share words with a question. */
export const rankComponents = (question: string, components: readonly Component[]) =>
  rankTexts(
    question,
    components.map((component) => ({ ...component, text: allTexts(component) })),
  );
