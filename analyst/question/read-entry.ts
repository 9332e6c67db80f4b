import type { QueryData } from '#domain/query/fields/noun.ts';
import { stem, subjectStems } from '#domain/words/stems.ts';
import { atEntry, type Mark } from './meaning.ts';
import { countRows } from './read-texts.ts';
import { type Reading, use, want } from './reading.ts';
import { findSubjects } from './subjects.ts';
import type { Word } from './words.ts';

/** How surely an entry is meant: beside topics that the words name as well, and alone. */
const BESIDE_TOPICS = 0.75;
const ALONE = 0.45;
/** By words that its title alone holds, and no less. */
const BY_TITLE = Number.POSITIVE_INFINITY;

/** The entry at which measures are named or for which evidence is given, by words of its title; else words of their own texts. */
export function readEntry(reading: Reading): void {
  const { marks, noun } = reading;
  if ((noun !== 'measure' && noun !== 'evidence') || marks.some(({ means }) => means.is === 'subject')) return;
  const places = marks.flatMap(({ means, isUsed }, at) =>
    !isUsed && (means.is === 'word' || means.is === 'topics') ? [at] : [],
  );
  const isOfTopics = places.some((at) => marks[at]?.means.is === 'topics');
  const [first] = places;
  if (first === undefined || takeEntry(reading, places, isOfTopics ? BESIDE_TOPICS : ALONE) || isOfTopics) return;
  const text = contentOf(places.flatMap((at) => marks[at]?.words ?? [])).join(' ');
  const field = OWN_TEXTS[noun].find((name) => text !== '' && countRows(reading, name, text) > 0);
  if (field === undefined) return;
  want(reading, first, { field, is: 'contains', text });
  use(reading, ...places);
}

/** What they are called, what they say and who looks after them. */
const OWN_TEXTS = { measure: ['title', 'owner', 'effectReason'], evidence: ['title', 'owner', 'givenFor'] } as const;

/** The entry whose scores before and after measures are asked, by words of its title: what it says beside them is no condition. */
export function readScoredEntry(reading: Reading): void {
  const { marks, noun } = reading;
  const isScore = ({ means }: Mark) =>
    means.is === 'field' && (means.field === 'grossScore' || means.field === 'netScore');
  if (noun !== 'component' || !marks.some(isScore)) return;
  const places = marks.flatMap((mark, at) => (isScore(mark) || mark.means.is === 'subject' ? [] : [at]));
  takeEntry(reading, places, BY_TITLE);
}

/** Takes words for the entry that they name by its title, where they name one this surely. */
function takeEntry(reading: Reading, places: readonly number[], least: number): boolean {
  const words = places.flatMap((at) => reading.marks[at]?.words ?? []);
  const near = findSubjects(words, reading.data).find(({ noun, fit }) => noun === 'component' && fit >= least);
  const title = titleHolding(contentOf(words), reading.data) ?? near?.label;
  if (title === undefined) return false;
  want(reading, places[0] ?? 0, atEntry(reading.noun, title));
  use(reading, ...places);
  return true;
}

const contentOf = (words: readonly Word[]) =>
  words.map(({ text }) => text).filter((text) => subjectStems(text).length > 0);

/** The title that alone holds all of several words. */
function titleHolding(content: readonly string[], { current }: QueryData): string | undefined {
  const holds = (stems: readonly string[]) => content.every((word) => stems.includes(stem(word)));
  const [only, another] = current.components.filter(({ title }) => holds(subjectStems(title)));
  return content.length >= 2 && !another ? only?.title : undefined;
}
