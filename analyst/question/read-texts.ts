import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { everything } from '#domain/query/query.ts';
import { stem, subjectStems } from '#domain/words/stems.ts';
import { atEntry, type Mark } from './meaning.ts';
import { fieldAt, placesOf, type Reading, use, want } from './reading.ts';
import { findSubjects } from './subjects.ts';
import type { Word } from './words.ts';

/** Fields that name a row; words next to them are not part of its texts. */
const CALLED = ['title', 'name', 'stakeholderNames', 'by'];

/** Each text costs a pass over all rows. */
const MOST_TEXTS = 3;

/** The text fields of a noun, in the order in which words are looked up in them. */
function textsOf(noun: QueryNoun): string[] {
  const fields = Object.entries(nouns[noun].fields);
  return fields.flatMap(([name, { kind, ofWork }]) =>
    !ofWork && (kind === 'line' || kind === 'long-text') ? [name] : [],
  );
}

/** Reads words that a text must contain: in quotation marks, after 'about' and similar words, or next to the name of a text. */
export function readTexts(reading: Reading): void {
  readQuotes(reading);
  reading.marks.forEach((_, at) => {
    const field = fieldAt(reading, at);
    if (field?.kind !== 'line' || CALLED.includes(field.name)) return;
    const words = reading.marks.flatMap(({ means, isUsed }, place) => (means.is === 'word' && !isUsed ? [place] : []));
    if (words.length > 0 && words.length <= 3) contain(reading, words, [field.name]);
    use(reading, at);
  });
  for (const at of placesOf(reading, 'about').slice(0, MOST_TEXTS)) {
    const words = wordsFrom(reading, at + 1);
    if (words.length > 0) contain(reading, words);
    use(reading, at);
  }
}

function readQuotes(reading: Reading): void {
  const [from, to] = placesOf(reading, 'quote');
  if (from === undefined || to === undefined || to - from < 2) return;
  const between = Array.from({ length: to - from - 1 }, (_, step) => from + 1 + step);
  contain(reading, between);
  use(reading, from, to);
}

/** Consecutive unknown words. */
function wordsFrom({ marks }: Reading, from: number): number[] {
  const places: number[] = [];
  for (let at = from; marks[at]?.means.is === 'word' && !marks[at]?.isUsed; at += 1) places.push(at);
  return places;
}

/**
 * Requires a text to contain some words, or the first of them that a text contains; of several fields, the one in which most rows contain
 * them.
 */
function contain(reading: Reading, places: readonly number[], fields = textsOf(reading.noun)): void {
  const [at = 0] = places;
  const words = places.flatMap((place) => reading.marks[place]?.words ?? []).map(({ text }) => text);
  const whole = words.join(' ');
  const beginnings = [whole, ...words].flatMap((each) => [each, each.slice(0, Math.max(5, each.length - 3))]);
  for (const text of new Set(beginnings)) {
    const counts = fields.map((name) => ({ name, count: countRows(reading, name, text) }));
    const best = counts.reduce((most, each) => (each.count > most.count ? each : most));
    if (best.count === 0) continue;
    want(reading, at, { field: best.name, is: 'contains', text });
    const isSaid = (place: number) => reading.marks[place]?.words.some((word) => word.text.startsWith(text));
    use(reading, ...places.filter((place) => whole === text || isSaid(place)));
    return;
  }
  const [name] = fields;
  if (name !== undefined) want(reading, at, { field: name, is: 'contains', text: whole });
  use(reading, ...places);
}

/** How many rows say something in a text. */
function countRows({ data, noun, of }: Reading, field: string, text: string): number {
  return evaluate({ ...everything(noun), of, where: [{ field, is: 'contains', text }] }, data).total;
}

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
