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

/** The entry at which measures are named or for which evidence is given, by words of its title; else words of their own texts. */
export function readEntry(reading: Reading): void {
  const { marks, noun, data } = reading;
  if ((noun !== 'measure' && noun !== 'evidence') || marks.some(({ means }) => means.is === 'subject')) return;
  const places = marks.flatMap(({ means, isUsed }, at) =>
    !isUsed && (means.is === 'word' || means.is === 'topics') ? [at] : [],
  );
  const words = places.flatMap((at) => marks[at]?.words ?? []);
  const named = titledBy(words, data) ?? findSubjects(words, data).find((each) => each.noun === 'component');
  const isOfTopics = places.some((at) => marks[at]?.means.is === 'topics');
  const [first] = places;
  if (first === undefined) return;
  if (named && named.fit >= (isOfTopics ? BESIDE_TOPICS : ALONE)) {
    want(reading, first, atEntry(noun, named.label));
    use(reading, ...places);
  } else if (!isOfTopics) {
    const text = contentOf(words).join(' ');
    const field = OWN_TEXTS[noun].find((name) => text !== '' && countRows(reading, name, text) > 0);
    if (field === undefined) return;
    want(reading, first, { field, is: 'contains', text });
    use(reading, ...places);
  }
}

/** What they are called, what they say and who looks after them. */
const OWN_TEXTS = { measure: ['title', 'owner', 'effectReason'], evidence: ['title', 'owner', 'givenFor'] } as const;

/** The entry whose scores before and after measures are asked, by words of its title: what it says beside them is no condition. */
export function readScoredEntry(reading: Reading): void {
  const { marks, noun, data } = reading;
  const isScore = ({ means }: Mark) =>
    means.is === 'field' && (means.field === 'grossScore' || means.field === 'netScore');
  if (noun !== 'component' || !marks.some(isScore)) return;
  const places = marks.flatMap((mark, at) => (isScore(mark) || mark.means.is === 'subject' ? [] : [at]));
  const named = titledBy(
    places.flatMap((at) => marks[at]?.words ?? []),
    data,
  );
  const [first] = places;
  if (!named || first === undefined) return;
  want(reading, first, atEntry(noun, named.label));
  use(reading, ...places);
}

const contentOf = (words: readonly Word[]) =>
  words.map(({ text }) => text).filter((text) => subjectStems(text).length > 0);

/** The only entry whose title holds all of several words. */
function titledBy(words: readonly Word[], { current }: QueryData): { label: string; fit: number } | undefined {
  const content = contentOf(words);
  if (content.length < 2) return undefined;
  const [only, another] = current.components.filter(({ title }) => holds(title, content));
  return only && !another ? { label: only.title, fit: 1 } : undefined;
}

/** Whether a text holds every one of these words. */
function holds(text: string, words: readonly string[]): boolean {
  const stems = new Set(subjectStems(text));
  return words.every((word) => stems.has(stem(word)));
}
