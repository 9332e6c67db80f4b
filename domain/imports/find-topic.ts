import type { Topic } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import { ESRS_VERSIONS, type EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { codesInOther, codeWhenKept, isTakenUp } from '#domain/transfer/crosswalk.ts';
import { originOf } from '#domain/transfer/rows.ts';
import type { ImportProblem } from './problems.ts';
import { agrees, bare, codeAndName, hasFurtherWords, isNameOfAnother } from './read-topic.ts';
import { plain } from './read-words.ts';
import { type CodeAndName, indexOf, isListed, isOfStandards, type ListedTopic, listed } from './topic-index.ts';
import {
  clearest,
  isCategory,
  isOf,
  type Meaning,
  meaningsAlike,
  meaningsOf,
  type NameReading,
  nameKey,
  narrow,
  type OwnNames,
  standardNamed,
  widest,
} from './topic-meanings.ts';

/** What a text in a file can mean as a topic. */
export interface TopicsMeant {
  /** The topics of the assessment. */
  topics: readonly Topic[];
  /** The version of the standards whose codes the file uses; null if its codes are those of neither; undefined if nobody looked. */
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
  /** `may` has the codes of the topics that it may mean, if they are known, and `likely` the one that is proposed. */
  | { why: 'unknown'; may: readonly string[]; likely?: string }
  /** Its name is that of a different topic (`may`) than its code or the standard beside it. */
  | { why: 'differs'; code: string; name: string; may: readonly string[] }
  /** A topic of the other version that has no successor here, several (`codes`), or one of another name. */
  | { why: 'ended' | 'split' | 'renamed'; from: string; codes: readonly string[] };

/** The topic in a row: the code, the name, or both, separated by a space. */
export const topicWord = (code: string, name: string): string => [code, name].filter((part) => part !== '').join(' ');

/** Between the standard, the topic and the sub-sub-topic of a row that has a column for each. */
export const BELOW = ' › ';

/**
 * Finds the topic that a text means: by its code, its name, or both ('E1.1 Climate change adaptation', 'ESRS E1.1', 'Energie'), by its
 * standard and its name ('S1 Working conditions'), or by a sub-sub-topic. Code and name are read together, because the versions of the
 * standards give the same code to different topics: a code whose name belongs to another topic is not taken, and a topic of the other
 * version goes where the transfer takes it (method M24). A name that several topics have is taken only with what decides between them.
 */
export function findTopic(text: string, meant: TopicsMeant): FoundTopic | NoTopic {
  const { topics, topicWords } = meant;
  // The code may stand in brackets, before or after the name; a number without a letter is the company's own: '1.2 Energy'.
  const said = plain(text)
    .replace(/^esrs /, '')
    .replace(/^[([] ?([esg]\d(?:\.\d{1,2}){0,2}) ?[)\]][ :–-]*/, '$1 ')
    .replace(/^([^()[\]]+)[([] ?([esg]\d(?:\.\d{1,2}){1,2}) ?[)\]]$/, '$2 $1')
    .trim()
    .replace(/^\d{1,3}(?:\.\d{1,3})*[.)]? (?=\p{L})/u, '');
  const same = indexOf(topics).byText.get(said);
  if (same) return { topic: same, from: '' };
  const found = findOnce(said, meant);
  const chosen = topicWords?.get(plain(text));
  const byChoice = chosen === undefined ? undefined : topics.find(({ id }) => id === chosen);
  if (!byChoice) return found;
  return { topic: byChoice, from: 'why' in found && 'from' in found ? found.from : '' };
}

const founds = new WeakMap<readonly Topic[], Map<string, FoundTopic | NoTopic>>();

/** Finds each text of a file once, because thousands of rows have the same few. */
function findOnce(said: string, meant: TopicsMeant): FoundTopic | NoTopic {
  const found = founds.get(meant.topics) ?? new Map<string, FoundTopic | NoTopic>();
  founds.set(meant.topics, found);
  const key = `${meant.follows} ${said}`;
  const before = found.get(key);
  if (before) return before;
  const pieces = said.split(BELOW);
  const now =
    pieces.length > 1 ? findInPieces(pieces, meant) : (findByCode(said, meant) ?? findByName(said, meant.topics));
  found.set(key, now);
  return now;
}

/** Whether a text names a topic of either version of the standards, or of the assessment. */
export function namesTopic(text: string, topics: readonly Topic[]): boolean {
  const found = findTopic(text, { topics });
  return 'topic' in found || found.why !== 'unknown' || found.may.length > 0;
}

/** The problem to report for a cell whose text is not a topic of the assessment. */
export function topicProblem(said: string, no: NoTopic, under: readonly string[]): ImportProblem {
  if (no.why === 'unknown' && under.length === 0 && no.may.length > 1)
    return { code: 'topic-several', said, under: no.may };
  if (no.why === 'unknown') return { code: 'no-topic', said, under };
  if (no.why === 'differs') return { code: 'topic-differs', said, named: topicWord(no.code, no.name) };
  return { code: `topic-${no.why}`, said: no.from, under: no.codes };
}

/** Whether a topic of the other version is part of a topic here: then a score or a decision in the file concerns only a part of it. */
export const isJoined = ({ topic, from }: FoundTopic): boolean =>
  from !== '' &&
  ESRS_VERSIONS.some((version) => isListed(topic, version) && codesInOther(topic.code, version).length > 1);

/** The topic of a text that starts with a topic's code; undefined if it does not. */
function findByCode(said: string, { topics, follows }: TopicsMeant): FoundTopic | NoTopic | undefined {
  const [code, name] = codeAndName(said);
  const index = indexOf(topics);
  const here = index.byCode.get(code);
  const lists = listed.byCode.get(code) ?? [];
  if (!here && lists.length === 0) return undefined;
  if (name === '') {
    const followed = lists.find(({ version, topic }) => version === follows && !isSame(topic, here));
    if (followed) return across(followed, topics);
    // A code that exists in only one version belongs to that version.
    return here ? { topic: here, from: '' } : acrossFirst(lists, topics);
  }
  const read = meaningsOf(name, index.names);
  const wider = lists.find((each) => each.version !== index.version && isWidelyNamed(each, name, read, follows));
  if (wider && index.version !== undefined) return across(wider, topics, true);
  const isMeant = ({ topic, version }: ListedTopic) =>
    read?.means.some((each) => each.code === topic.code && each.version === version) ?? false;
  const elsewhere = lists.filter((each) => !isSame(each.topic, here));
  const exactly = elsewhere.find(({ topic }) => bare(topic.name) === bare(name));
  const following = exactly && across(exactly, topics);
  if (following && (follows !== null || !('topic' in following))) return following;
  const isHere = here && (agrees(here.name, name) || lists.some((each) => isSame(each.topic, here) && isMeant(each)));
  if (isHere) return { topic: here, from: '' };
  const other = elsewhere.find(isMeant);
  if (other && follows !== null) return across(other, topics);
  if (!here) return other || !read ? acrossFirst(lists, topics) : differs(lists[0]?.topic, read, topics);
  if (read || isNameOfAnother(name, topics)) return differs(here, read, topics);
  const alike = meaningsAlike(name);
  if (alike.length > 0 && !alike.some((each) => each.code === here.code))
    return differs(here, { means: alike }, topics);
  const followed = elsewhere.find(({ version }) => version === follows);
  if (followed) return across(followed, topics);
  // The codes of a file that numbers topics by itself say nothing by themselves.
  if (follows === null && isOfStandards(here)) return { why: 'unknown', may: [here.code], likely: here.code };
  return { topic: here, from: '' };
}

/**
 * Whether a name says more than that of a topic, so that it is not the topic of the same name in the other version: it is the whole text
 * of Appendix A, or the file follows this version and the name has further words.
 */
const isWidelyNamed = (
  { topic, version }: ListedTopic,
  name: string,
  read: NameReading,
  follows: EsrsVersion | null | undefined,
): boolean =>
  read?.means.some((each) => each.isWording && each.code === topic.code && each.version === version) ||
  (read === null && version === follows && hasFurtherWords(name, topic.name));

/** A code or a standard beside the name of a topic elsewhere; the topics under the same standard come first. */
function differs(at: CodeAndName | undefined, read: NameReading, topics: readonly Topic[]): NoTopic {
  const { code, name } = at ?? { code: '', name: '' };
  const means = read ? [...(read.clash ?? read.means)] : [];
  const near = means.filter((each) => each.code.startsWith(code.slice(0, 2)));
  const found = resolve(near.length > 0 ? near : means, topics);
  const may = 'topic' in found ? [found.topic.code] : 'codes' in found ? found.codes : found.may;
  return { why: 'differs', code, name, may };
}

function findByName(said: string, topics: readonly Topic[]): FoundTopic | NoTopic {
  const read = meaningsOf(said, indexOf(topics).names);
  if (read) return resolveRead(read, topics);
  const alike = resolve(meaningsAlike(said), topics);
  if ('topic' in alike) return { why: 'unknown', may: [], likely: alike.topic.code };
  return alike.why === 'unknown' ? alike : UNKNOWN;
}

const UNKNOWN: NoTopic = { why: 'unknown', may: [] };

function resolveRead(read: NameReading, topics: readonly Topic[]): FoundTopic | NoTopic {
  if (!read) return UNKNOWN;
  if (!read.clash) return resolve(read.means, topics);
  const [first] = read.means;
  return differs(first && { code: first.code, name: '' }, { means: read.clash }, topics);
}

/** The topic of a row with a standard, a topic and a sub-sub-topic in columns of their own. What is unknown there narrows nothing. */
function findInPieces(pieces: readonly string[], meant: TopicsMeant): FoundTopic | NoTopic {
  const { topics } = meant;
  const { names } = indexOf(topics);
  const coded = pieces.find((piece) => findByCode(piece, meant) !== undefined);
  const others = pieces.flatMap((piece, at) =>
    piece === coded ? [] : [at === 0 ? widest(meaningsOf(piece, names)) : meaningsOf(piece, names)],
  );
  if (coded !== undefined) {
    const [code, name] = codeAndName(coded);
    // A code and a name in columns of their own are read together.
    const called = name === '' && isTopicCode(code) ? nameBeside(pieces, coded, names) : undefined;
    if (called !== undefined) return findByCode(`${code} ${called}`, meant) ?? UNKNOWN;
    const clash = others.find((read) => read?.means.every((each) => !isOf(code, each)));
    const found = findByCode(coded, meant);
    return clash
      ? differs({ code: code.toUpperCase(), name: '' }, clash, topics)
      : (found ?? { why: 'unknown', may: [] });
  }
  const read = others.reduce(narrow, null);
  const isUnder = read?.means.some(({ level }) => level === 'topic' || level === 'part') ?? false;
  if (!read || isUnder || read.clash || others.every((each) => each !== null)) return resolveRead(read, topics);
  return { why: 'unknown', may: codesUnder(read.means, topics) };
}

/** The name of a topic among the columns beside its code: the widest that is not that of a whole standard. */
function nameBeside(pieces: readonly string[], coded: string, names: OwnNames): string | undefined {
  const beside = pieces.filter(
    (piece) => piece !== coded && standardNamed(piece) === null && !isCategory(meaningsOf(piece, names)),
  );
  return beside.find((piece) => meaningsOf(piece, names)?.means.some(({ level }) => level === 'topic')) ?? beside[0];
}

const isTopicCode = (code: string) => listed.byCode.has(code);

/** The topic of the assessment that is meant, if only one can be: those of its own version come first. */
function resolve(means: readonly Meaning[], topics: readonly Topic[]): FoundTopic | NoTopic {
  const { byCode, version: ours } = indexOf(topics);
  const clear = clearest(means);
  if (clear.length === 0 || clear.some(({ level }) => level === 'category' || level === 'standard'))
    return { why: 'unknown', may: codesUnder(clear, topics) };
  const here = clear.flatMap(({ code, version, isWording }) => {
    const topic = byCode.get(plain(code));
    const same =
      version === null ||
      ((!isWording || version === ours) &&
        listed.all.some((each) => each.version === version && each.topic.code === code && isSame(each.topic, topic)));
    return topic && same ? [topic] : [];
  });
  const [only, ...more] = new Set(here);
  if (only)
    return more.length === 0
      ? { topic: only, from: '' }
      : { why: 'unknown', may: [only, ...more].map(({ code }) => code) };
  const there = clear.flatMap(({ code, version, isWording }) => {
    const each = listed.all.find((one) => one.version === version && one.topic.code === code);
    return each ? [across(each, topics, isWording)] : [];
  });
  const [first] = there;
  if (first && there.length === 1) return first;
  const codes = there.flatMap((each) => ('topic' in each ? [each.topic.code] : 'codes' in each ? each.codes : []));
  const one = new Set(codes).size === 1 && there.every((each) => 'topic' in each) ? first : undefined;
  return one ?? { why: 'unknown', may: [...new Set(codes)] };
}

const codesUnder = (means: readonly Meaning[], topics: readonly Topic[]): string[] =>
  means.length === 0
    ? []
    : topics.flatMap(({ code }) =>
        means.some(
          (each) => code === each.code || code.startsWith(each.level === 'category' ? each.code : `${each.code}.`),
        )
          ? [code]
          : [],
      );

const acrossFirst = ([first]: readonly ListedTopic[], topics: readonly Topic[]): FoundTopic | NoTopic =>
  first ? across(first, topics) : { why: 'unknown', may: [] };

/**
 * Where a topic of the other version goes in this assessment.
 * @param isWide whether it is named with more than its name, so that one of the same name here is not all of it
 */
function across(
  { topic: { code, name }, version }: ListedTopic,
  topics: readonly Topic[],
  isWide = false,
): FoundTopic | NoTopic {
  const { byCode } = indexOf(topics);
  const kept = byCode.get(plain(codeWhenKept(code, version)));
  if (kept) return { topic: kept, from: '' };
  const codes = codesInOther(code, version);
  const from = originOf({ code, name }, version);
  const isOne = codes.length === 1;
  const called =
    isWide && !isOne
      ? undefined
      : codes.find((each) => nameKey(bare(byCode.get(plain(each))?.name ?? '')) === nameKey(bare(name)));
  const only = isOne ? codes[0] : called;
  if (only === undefined) return { why: codes.length === 0 ? 'ended' : 'split', from, codes };
  const topic = byCode.get(plain(only));
  if (!topic) return { why: 'ended', from, codes: [] };
  return called === undefined && isTakenUp(code, only, version) ? { why: 'renamed', from, codes } : { topic, from };
}

const isSame = (one: CodeAndName, here: CodeAndName | undefined) =>
  here !== undefined && bare(one.name) === bare(here.name);
