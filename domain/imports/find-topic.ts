import type { Topic } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import { ESRS_VERSIONS, type EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { codesInOther, codeWhenKept } from '#domain/transfer/crosswalk.ts';
import { originOf } from '#domain/transfer/rows.ts';
import type { ImportProblem } from './problems.ts';
import { plain } from './read-words.ts';

/** What a text in a file can mean as a topic. */
export interface TopicsMeant {
  /** The topics of the assessment. */
  topics: readonly Topic[];
  /** The version of the standards whose codes the file uses, if it is known. */
  follows?: EsrsVersion | null | undefined;
  /** The meanings that the person has given to unknown texts, by their `plain` form. */
  topicWords?: ReadonlyMap<string, TopicId>;
}

/** A topic of the assessment, and where it comes from if the file follows the other version of the standards ('' if not). */
export interface FoundTopic {
  topic: Topic;
  from: string;
}

/** Why a text is not a topic of the assessment. */
export type NoTopic =
  | { why: 'unknown' }
  /** Its name is that of a different topic than its code. */
  | { why: 'differs'; code: string; name: string }
  /** A topic of the other version that has no successor here, or several (`codes`). */
  | { why: 'ended' | 'split'; from: string; codes: readonly string[] };

type Listed = Pick<Topic, 'code' | 'name'>;

/** The topic in a row: the code, the name, or both, separated by a space. */
export const topicWord = (code: string, name: string): string => [code, name].filter((part) => part !== '').join(' ');

/**
 * Finds the topic that a text means: by its code, its name, or both ('E1.1 Climate change adaptation', 'ESRS E1.1', 'Energy'), or by its
 * standard and its name ('S1 Working conditions'). Code and name are read together, because the versions of the standards give the same
 * code to different topics: a code whose name belongs to another topic is not taken, and a topic of the other version goes where the
 * transfer takes it (method M24).
 */
export function findTopic(text: string, meant: TopicsMeant): FoundTopic | NoTopic {
  const { topics, topicWords } = meant;
  const said = plain(text).replace(/^esrs /, '');
  const here = indexOf(topics);
  const same = here.byText.get(said);
  if (same) return { topic: same, from: '' };
  const found = findByCode(said, meant) ?? findUnderStandard(said, topics) ?? findInCatalogues(said, topics);
  const chosen = topicWords?.get(plain(text));
  const byChoice = chosen === undefined ? undefined : topics.find(({ id }) => id === chosen);
  if (!byChoice) return found;
  return { topic: byChoice, from: 'why' in found && 'from' in found ? found.from : '' };
}

/** The topic of the assessment that a text names, whatever standards its file follows; undefined if there is none. */
export function readTopic(text: string, topics: readonly Topic[]): Topic | undefined {
  const found = findTopic(text, { topics });
  return 'topic' in found && found.from === '' ? found.topic : undefined;
}

/** Whether a text names a topic of either version of the standards, or of the assessment. */
export function namesTopic(text: string, topics: readonly Topic[]): boolean {
  const found = findTopic(text, { topics });
  return 'topic' in found || found.why !== 'unknown';
}

/** The problem to report for a cell whose text is not a topic of the assessment. */
export function topicProblem(said: string, no: NoTopic, under: readonly string[]): ImportProblem {
  if (no.why === 'unknown') return { code: 'no-topic', said, under };
  if (no.why === 'differs') return { code: 'topic-differs', said, named: `${no.code} ${no.name}` };
  return { code: no.why === 'ended' ? 'topic-ended' : 'topic-split', said: no.from, under: no.codes };
}

/** Whether a topic of the other version is part of a topic here: then a score or a decision in the file concerns only a part of it. */
export const isJoined = ({ topic, from }: FoundTopic): boolean =>
  from !== '' &&
  ESRS_VERSIONS.some((version) => isListed(topic, version) && codesInOther(topic.code, version).length > 1);

const isListed = ({ code, name }: Listed, version: EsrsVersion) =>
  topicCatalogue[version].some((topic) => topic.code === code && topic.name === name);

/** The topic of a text that starts with a topic's code; undefined if it does not. */
function findByCode(said: string, { topics, follows }: TopicsMeant): FoundTopic | NoTopic | undefined {
  const [code, name] = partsOf(said);
  const here = indexOf(topics).byCode.get(code);
  const lists = listed.byCode.get(code) ?? [];
  if (!here && lists.length === 0) return undefined;
  if (name === '') {
    const followed = lists.find(({ version, topic }) => version === follows && !isSame(topic, here));
    if (followed) return across(followed, topics);
    // A code that exists in only one version belongs to that version.
    return here ? { topic: here, from: '' } : acrossFirst(lists, topics);
  }
  const other = lists.find(({ topic }) => bare(topic.name) === bare(name) && !isSame(topic, here));
  if (other) return across(other, topics);
  if (!here) return acrossFirst(lists, topics);
  if (agrees(here.name, name) || !isNameOfAnother(name, topics)) return { topic: here, from: '' };
  return { why: 'differs', code: here.code, name: here.name };
}

/** Splits a text into the code at its start and the rest: 'e1.1', 'climate change adaptation'. */
function partsOf(said: string): [string, string] {
  const [first = ''] = said.split(' ');
  const code = first.replace(/[:,;–-]$/, '');
  return [code, said.slice(code.length).replace(/^[\s:,;–-]+/, '')];
}

/** 'S1 Working conditions': a standard and the name or code of a topic under it; undefined if the text does not start with a standard. */
function findUnderStandard(said: string, topics: readonly Topic[]): FoundTopic | NoTopic | undefined {
  const [standard, name] = partsOf(said);
  if (!/^([es][1-5]|g1)$/.test(standard) || name === '') return undefined;
  const isUnder = ({ code }: Listed) => plain(code).startsWith(`${standard}.`);
  const isNamed = (topic: Listed) => isUnder(topic) && (bare(topic.name) === bare(name) || plain(topic.code) === name);
  const here = topics.find(isNamed);
  if (here) return { topic: here, from: '' };
  const other = listed.all.find(({ topic }) => isNamed(topic));
  return other ? across(other, topics) : { why: 'unknown' };
}

/** A name without a code that only the other version has. */
function findInCatalogues(said: string, topics: readonly Topic[]): FoundTopic | NoTopic {
  const other = listed.byName.get(said);
  return other ? across(other, topics) : { why: 'unknown' };
}

const acrossFirst = ([first]: readonly ListedTopic[], topics: readonly Topic[]): FoundTopic | NoTopic =>
  first ? across(first, topics) : { why: 'unknown' };

/** Where a topic of the other version goes in this assessment. */
function across({ topic: { code, name }, version }: ListedTopic, topics: readonly Topic[]): FoundTopic | NoTopic {
  const { byCode } = indexOf(topics);
  const kept = byCode.get(plain(codeWhenKept(code, version)));
  if (kept) return { topic: kept, from: '' };
  const codes = codesInOther(code, version);
  const from = originOf({ code, name }, version);
  const [only] = codes;
  if (only === undefined || codes.length > 1) return { why: codes.length === 0 ? 'ended' : 'split', from, codes };
  const topic = byCode.get(plain(only));
  return topic ? { topic, from } : { why: 'ended', from, codes: [] };
}

const isSame = (one: Listed, here: Listed | undefined) => here !== undefined && bare(one.name) === bare(here.name);

/** A name without the part in brackets, and with '&' as 'and'. */
const bare = (name: string) => plain(name.replace(/\([^)]*\)/g, ' ').replaceAll('&', ' and '));

const wordsOf = (name: string) => new Set(bare(name).match(/[\p{L}\p{N}]+/gu) ?? []);

/** Whether one name contains only words of the other: 'Climate adaptation' and 'Climate change adaptation'. */
function agrees(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  return isWithin(left, right) || isWithin(right, left);
}

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].every((word) => other.has(word));

const isNameOfAnother = (name: string, topics: readonly Topic[]) =>
  topics.some((topic) => agrees(topic.name, name)) || listed.bareNames.has(bare(name));

interface ListedTopic {
  topic: Listed;
  version: EsrsVersion;
}

/** The topics of both versions, indexed by how texts name them. */
const listed = (() => {
  const all = ESRS_VERSIONS.flatMap((version) =>
    topicCatalogue[version].map((topic): ListedTopic => ({ topic, version })),
  );
  return {
    all,
    byCode: Map.groupBy(all, ({ topic }) => plain(topic.code)) as ReadonlyMap<string, readonly ListedTopic[]>,
    byName: new Map(all.toReversed().map((each) => [plain(each.topic.name), each])),
    bareNames: new Set(all.map(({ topic }) => bare(topic.name))),
  };
})();

interface Index {
  byCode: ReadonlyMap<string, Topic>;
  /** By name, and by code and name together. */
  byText: ReadonlyMap<string, Topic>;
}

const indexes = new WeakMap<readonly Topic[], Index>();

/** The topics of an assessment, indexed by how texts name them; computed once for thousands of rows. */
function indexOf(topics: readonly Topic[]): Index {
  const known = indexes.get(topics);
  if (known) return known;
  const first = topics.toReversed();
  const index: Index = {
    byCode: new Map(first.map((topic) => [plain(topic.code), topic])),
    byText: new Map(
      first.flatMap((topic) =>
        [topic.name, `${topic.code} ${topic.name}`].map((text) => [plain(text), topic] as const),
      ),
    ),
  };
  indexes.set(topics, index);
  return index;
}
