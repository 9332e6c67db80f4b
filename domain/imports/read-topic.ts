import type { Topic } from '#domain/assessment/assessment.ts';
import { ESRS_VERSIONS } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { plain } from './read-words.ts';

/**
 * The topic of the assessment that a text names: by its code, its name, or both ('E1.1', 'Energy', 'ESRS E1.3: Energy', 'S1 Working
 * conditions'). Undefined if there is none, and if code and name belong to different topics, because pasting cannot ask.
 */
export function readTopic(text: string, topics: readonly Topic[]): Topic | undefined {
  const said = plain(text).replace(/^esrs /, '');
  const named = topics.find(({ code, name }) => plain(name) === said || plain(`${code} ${name}`) === said);
  if (named) return named;
  const [code, name] = codeAndName(said);
  const coded = topics.find((topic) => plain(topic.code) === code);
  if (coded) return name === '' || agrees(coded.name, name) || !isNameOfAnother(name, topics) ? coded : undefined;
  if (!/^([es][1-5]|g1)$/.test(code) || name === '') return undefined;
  return topics.find(
    (topic) => plain(topic.code).startsWith(`${code}.`) && [bare(topic.name), plain(topic.code)].includes(bare(name)),
  );
}

/** Splits a text into the code at its start and the rest: 'e1.1', 'climate change adaptation'. */
export function codeAndName(said: string): [string, string] {
  const [first = ''] = said.split(' ');
  const code = first.replace(/[:,;–-]$/, '');
  const rest = said.slice(code.length).replace(/^[\s:,;–—-]+/, '');
  // 'E1.1 (Energy)': the name alone in brackets.
  return [code, /^\(([^()]+)\)$/.exec(rest)?.[1]?.trim() ?? rest];
}

/** A name without the part in brackets, and with '&' as 'and'. */
export const bare = (name: string) => plain(name.replace(/\([^)]*\)/g, ' ').replaceAll('&', ' and '));

const wordsOf = (name: string) => new Set(bare(name).match(/[\p{L}\p{N}]+/gu) ?? []);

/** Whether one name contains only words of the other: 'Climate adaptation' and 'Climate change adaptation'. */
export function agrees(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  return isWithin(left, right) || isWithin(right, left);
}

/** Whether a text has all words of a name, and more. */
export function hasFurtherWords(text: string, name: string): boolean {
  const [said, own] = [wordsOf(text), wordsOf(name)];
  return said.size > own.size && isWithin(own, said);
}

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].every((word) => other.has(word));

/** Whether a name is that of a topic of the assessment, or of either version of the standards. */
export const isNameOfAnother = (name: string, topics: readonly Topic[]) =>
  topics.some((topic) => agrees(topic.name, name)) ||
  ESRS_VERSIONS.some((version) => topicCatalogue[version].some((topic) => bare(topic.name) === bare(name)));
