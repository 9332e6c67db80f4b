import { evaluate } from '#domain/query/evaluate.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { everything } from '#domain/query/query.ts';
import { fieldAt, placesOf, type Reading, use, want } from './reading.ts';

/** By these a row is called; words beside them are no text of theirs. */
const CALLED = ['title', 'name', 'stakeholderNames', 'by'];

/** Each costs a look at every row. */
const MOST_TEXTS = 3;

/** The texts of a row, in the order in which words are looked for in them. */
function textsOf(noun: QueryNoun): string[] {
  const fields = Object.entries(nouns[noun].fields);
  return fields.flatMap(([name, { kind, ofWork }]) =>
    !ofWork && (kind === 'line' || kind === 'long-text') ? [name] : [],
  );
}

/** Words that a text must contain: in quotes, after 'about' and its like, or beside the name of a text. */
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

/** Unknown words in a row. */
function wordsFrom({ marks }: Reading, from: number): number[] {
  const places: number[] = [];
  for (let at = from; marks[at]?.means.is === 'word' && !marks[at]?.isUsed; at += 1) places.push(at);
  return places;
}

/** Wants a text to contain some words, or the first of them that one does: of several texts the one that most rows say it in. */
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
