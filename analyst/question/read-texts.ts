import { evaluate } from '#domain/query/evaluate.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { everything } from '#domain/query/query.ts';
import { fieldAt, placesOf, type Reading, use, want } from './reading.ts';

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
export function countRows({ data, noun, of }: Reading, field: string, text: string): number {
  return evaluate({ ...everything(noun), of, where: [{ field, is: 'contains', text }] }, data).total;
}
