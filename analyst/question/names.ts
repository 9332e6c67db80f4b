import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { topicGroup } from '#domain/topics/topic-group.ts';
import { topicWords } from '#domain/words/topic-words.ts';
import type { Meaning } from './meaning.ts';
import { Phrases, type Span } from './phrases.ts';
import { formOf, type Shelves, shelve, type Word, wordsIn } from './words.ts';

/** The names that occur in an assessment. */
export interface Names {
  phrases: Phrases<Meaning>;
  /** Parts of what its texts say, such as business areas; used if the words have no other meaning. */
  parts: Phrases<Meaning>;
  /** The meaning of everyday words for topics, for this assessment's list. */
  everyday: readonly { says: RegExp; meaning: Meaning }[];
  /** Every word of its texts, in the form that `formOf` returns. */
  vocabulary: ReadonlySet<string>;
  ownWords: Shelves;
  /** The standard that a topic's code belongs to. */
  standardOf(code: string): string | null;
  codesOf(standard: string): string[];
}

const known = new WeakMap<QueryData, Names>();

/** Reads the names of an assessment, once for each state of it. */
export function readNames(data: QueryData): Names {
  const names = known.get(data) ?? collectNames(data);
  known.set(data, names);
  return names;
}

function collectNames({ current, changes }: QueryData): Names {
  const { topics, components, stakeholders, assessment, responses, scores, decisions, measures = [] } = current;
  const standards = new Map(
    topics.map((topic) => [topic.code, topicGroup(topic, assessment.esrsVersion).key as string]),
  );
  const standardOf = (code: string) => STANDARD_CODES.find((standard) => standard === standards.get(code)) ?? null;
  const toTopics = (codes: string[], standard: string | null = null): Meaning => ({
    is: 'topics',
    codes,
    standard,
  });
  const codesOf = (standard: string) => topics.map(({ code }) => code).filter((code) => standardOf(code) === standard);
  const under = (standard: string) => toTopics(codesOf(standard), standard);

  const phrases = new Phrases<Meaning>();
  const call = (name: string, meaning: Meaning) => phrases.addWords(wordsIn(name), meaning);
  for (const { code } of topics) call(code, toTopics([code]));
  for (const [name, group] of Map.groupBy(topics, (topic) => topic.name.replace(/\(.*\)/, ''))) {
    call(name, toTopics(group.map(({ code }) => code)));
    for (const { name: full, code } of group) call(full, toTopics([code]));
  }
  for (const [standard, title] of Object.entries(esrsVersions[assessment.esrsVersion].standardTitles))
    for (const name of [standard, `ESRS ${standard}`, title]) call(name, under(standard));
  for (const { title } of components) call(title, { is: 'subject', noun: 'component', field: 'title', value: title });
  for (const by of new Set(changes.flatMap((change) => change.by ?? []))) {
    for (const words of [by, by.normalize('NFD').replace(/\p{M}/gu, '')].map(wordsIn))
      for (const part of [words, words.slice(0, 1)])
        phrases.addWords(part, { is: 'subject', noun: 'change', field: 'by', value: by });
  }
  const parts = new Phrases<Meaning>();
  const lines = [
    ...linesOf('component', components, ['title', 'topicName']),
    ...linesOf('stakeholder', stakeholders, ['name', 'stakeholderNames']),
    ...linesOf('measure', measures, ['title']),
  ];
  for (const { field, said } of lines) {
    for (const part of new Set(said.flatMap((value) => value.toLowerCase().split(/[,;]/)).map((each) => each.trim()))) {
      const isName = part !== '' && !part.startsWith('all ');
      if (isName) parts.addWords(wordsIn(part), { is: 'condition', where: [{ field, is: 'contains', text: part }] });
    }
  }
  const everyday = topicWords.map(({ says, means }) => {
    const named = typeof means === 'string' ? under(means) : toTopics(codesNamed(means, topics));
    return { says: new RegExp(says.source, 'gi'), meaning: named };
  });
  const written = [topics, components, stakeholders, responses, scores, measures, decisions, current.activities ?? []];
  const rows = [...written.flatMap((table): object[] => [...table]), assessment];
  const texts = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'));
  const vocabulary = new Set(texts.flatMap(wordsIn).map(formOf));
  const ownWords = shelve(new Set([...phrases.forms, ...vocabulary]));
  return { phrases, parts, everyday, vocabulary, ownWords, standardOf, codesOf };
}

/** What the short texts of rows say, except for their names. */
function linesOf(noun: 'component' | 'stakeholder' | 'measure', rows: readonly object[], called: readonly string[]) {
  const fields = Object.entries(nouns[noun].fields).filter(
    ([name, { kind, ofWork }]) => kind === 'line' && !ofWork && !called.includes(name),
  );
  return fields.map(([field]) => ({
    field,
    said: rows.map((row) => String(Object.entries(row).find(([name]) => name === field)?.[1] ?? '')),
  }));
}

/** The first alternative of a pattern that names a topic here: lists of other versions use different names. */
function codesNamed(means: RegExp, topics: QueryData['current']['topics']): string[] {
  const patterns = means.source.includes('(') ? [means] : means.source.split('|').map((part) => new RegExp(part, 'i'));
  const found = patterns.map((pattern) => topics.filter(({ name }) => pattern.test(name)));
  return found.find((group) => group.length > 0)?.map(({ code }) => code) ?? [];
}

/** If more words than this lie between the first and the last, they are not the name of a topic. */
const MOST_WORDS = 6;

/** Finds everyday words for topics; of those that start at the same word, the longest wins, then the first in the table. */
export function findEveryday(words: readonly Word[], { everyday }: Names): Map<number, Span<Meaning>> {
  const text = words.map((word) => `${word.text} `).join('');
  const placeOf = (index: number) => text.slice(0, index).split(' ').length - 1;
  const found = new Map<number, Span<Meaning>>();
  for (const { says, meaning } of everyday) {
    if (meaning.is !== 'topics' || meaning.codes.length === 0) continue;
    for (const { index, 0: said } of text.matchAll(says)) {
      if (index > 0 && text[index - 1] !== ' ') continue;
      const [from, to] = [placeOf(index), placeOf(index + said.length - 1) + 1];
      if (to - from <= MOST_WORDS && to > (found.get(from)?.to ?? 0))
        found.set(from, { from, to, meanings: [meaning] });
    }
  }
  return found;
}
