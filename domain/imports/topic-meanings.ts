import { ESRS_VERSIONS, type EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { topicNames2023, topicNames2026 } from '#domain/reference/topic-names.ts';
import { plainLetters } from './letters.ts';
import { plain } from './read-words.ts';

/** What a name can mean in the standards: a category, a whole standard, a topic, or a part of a topic (a sub-sub-topic). */
export interface Meaning {
  level: 'category' | 'standard' | 'topic' | 'part';
  /** 'E', 'E1' or 'E1.1'; for a part, the code of its topic. */
  code: string;
  /** Null for categories and standards, which both versions have, and for a topic of the assessment itself. */
  version: EsrsVersion | null;
  /** The name is the whole text of Appendix A, which says more than the name by which the topic goes. */
  isWording?: boolean;
}

/** Words that distinguish no names, in the languages of the names. */
const SMALL = new Set(
  'and or of the for to on in with a an und oder der die das des dem den von zu zur im et ou de du la le les l d aux y o el los las del e i il lo gli della dello dei delle degli dell en het een van w z na do oraz lub'.split(
    ' ',
  ),
);

/** Names with the same key are the same name: without case, accents, small words, plural endings, dashes and blanks. */
export function nameKey(name: string): string {
  const words = foldLetters(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word));
  return (telling.length > 0 ? telling : words).map(singular).join('');
}

/** The same without case and accents, including the letters that no accent makes. */
export const foldLetters = (text: string): string => plainLetters(plain(text));

/** A word without the ending of a plural. */
export const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

const withoutBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ');

const CATEGORIES: Readonly<Record<string, string>> = {
  E: 'E; environment; environmental; umwelt; okologie; environnement; medio ambiente; ambiente; milieu; srodowisko',
  S: 'S; social; society; soziales; gesellschaft; sociale; spoleczenstwo; sociaal',
  G: 'G; governance; gobernanza; gouvernance; lad korporacyjny',
};

/** Names that say nothing without the standard or topic above them. */
const VAGUE: ReadonlySet<string> = new Set(['E4.1.6', 'G1.6.2']);

interface Named extends Meaning {
  isVague?: boolean;
}

const isSame = (one: Meaning, other: Meaning) =>
  one.level === other.level && one.code === other.code && one.version === other.version;

/** The meanings of each name, by its key. */
const byName: ReadonlyMap<string, readonly Named[]> = (() => {
  const index = new Map<string, Named[]>();
  const add = (name: string, meaning: Named) => {
    for (const key of new Set([nameKey(name), nameKey(withoutBrackets(name))])) {
      const known = index.get(key) ?? [];
      if (key !== '' && !known.some((each) => isSame(each, meaning))) index.set(key, [...known, meaning]);
    }
  };
  for (const [code, names] of Object.entries(CATEGORIES))
    for (const name of names.split('; ')) add(name, { level: 'category', code, version: null });
  for (const version of ESRS_VERSIONS)
    for (const { code, name } of topicCatalogue[version]) add(name, { level: 'topic', code, version });
  for (const { code, description } of topicCatalogue['esrs-2026'])
    add(description.slice(description.indexOf(': ') + 2), {
      ...{ level: 'topic', code, version: 'esrs-2026', isWording: true },
    });
  for (const [version, named] of [
    ['esrs-2023', topicNames2023],
    ['esrs-2026', topicNames2026],
  ] as const)
    for (const { code, names } of named)
      for (const name of names) add(name, { ...placeOf(code, version), ...(VAGUE.has(code) && { isVague: true }) });
  return index;
})();

function placeOf(code: string, version: EsrsVersion): Meaning {
  const [standard = '', topic, part] = code.split('.');
  if (topic === undefined) return { level: 'standard', code: standard, version: null };
  return { level: part === undefined ? 'topic' : 'part', code: `${standard}.${topic}`, version };
}

/** Further names that an assessment has, by their keys: its own topics, and those it has reworded. */
export type OwnNames = ReadonlyMap<string, readonly Meaning[]>;

/** What a piece of text means; `clash` if its parts are known and belong to different topics; null if it is unknown. */
export type NameReading = { means: readonly Meaning[]; clash?: readonly Meaning[] } | null;

/**
 * Reads a name, alone or with what stands around it: 'S1 – Own workforce / Working conditions', 'Working conditions (own workforce)',
 * 'E1: Klimaschutz'. Each part narrows the others.
 */
export function meaningsOf(text: string, own: OwnNames): NameReading {
  const said = foldLetters(text).replace(/^esrs[ :-]*(?=\S)/, '');
  const whole = [...(own.get(nameKey(said)) ?? []), ...(byName.get(nameKey(said)) ?? [])];
  if (whole.length > 0) return { means: whole };
  const coded = /^([es][1-5]|g1)(\.\d+)?(\.\d+)?(?=$|[\s:,;–—/(-])(?!-\d|-own)[\s:,;–—/-]*/.exec(said);
  if (coded) {
    const [lead, standard = '', topic, part] = coded;
    const code = `${standard.toUpperCase()}${topic ?? ''}`;
    const above =
      topic === undefined
        ? [{ level: 'standard', code, version: null } as const]
        : part === undefined
          ? codedAs(code, own)
          : partAs(code, part);
    if (above.length === 0) return null;
    const rest = said.slice(lead.length);
    if (rest === '') return { means: above };
    const below = meaningsOf(rest, own);
    if (below) return narrow({ means: above }, below);
    return topic === undefined ? null : { means: above };
  }
  return said.length > LONGEST ? null : readInParts(said, own);
}

/** No name is longer, even with those of its standard and topic. */
const LONGEST = 200;
const BETWEEN = / [-–—] ?|[–—]| ?[/:>›|;→] ?|, | ?\(|\)/g;
/** So many places are tried at which a text may fall into parts. */
const TRIED = 5;

function readInParts(said: string, own: OwnNames): NameReading {
  for (const { index, 0: between } of [...said.matchAll(BETWEEN)].slice(0, TRIED)) {
    const [left, right] = [
      said.slice(0, index).trim(),
      said
        .slice(index + between.length)
        .replace(/\)$/, '')
        .trim(),
    ];
    const before = left === '' || right === '' ? null : meaningsOf(left, own);
    const after = before && meaningsOf(right, own);
    if (after) return narrow(before, after);
  }
  return null;
}

/** A sub-sub-topic by its code, which only the version of 2023 has. */
const partAs = (code: string, part: string): Meaning[] =>
  topicNames2023.some((named) => named.code === `${code}${part}`)
    ? [{ level: 'part', code, version: 'esrs-2023' }]
    : codedAs(code, NO_NAMES);

const codedAs = (code: string, own: OwnNames): Meaning[] => {
  const listed = ESRS_VERSIONS.flatMap((version): Meaning[] =>
    topicCatalogue[version].some((topic) => topic.code === code) ? [{ level: 'topic', code, version }] : [],
  );
  return listed.length > 0 ? listed : [...(own.get(nameKey(code)) ?? [])];
};

/** The meanings of the names that consist of the same words as a text, except for their endings: 'Abfall' is like 'Abfälle'. */
export function meaningsAlike(text: string): readonly Meaning[] {
  const said = tellingWords(text);
  const found = said.length === 0 ? [] : wordsOfNames.filter(({ words }) => isSameWords(said, words));
  return found.flatMap(({ means }) => means);
}

const tellingWords = (name: string): string[] =>
  (foldLetters(withoutBrackets(name)).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word));

const wordsOfNames: readonly { words: readonly string[]; means: readonly Meaning[] }[] = [...namesByWords()];

function* namesByWords() {
  const known = new Map<string, string[]>();
  for (const version of ESRS_VERSIONS)
    for (const { name } of topicCatalogue[version]) known.set(nameKey(withoutBrackets(name)), tellingWords(name));
  for (const { names } of [...topicNames2023, ...topicNames2026])
    for (const name of names) known.set(nameKey(withoutBrackets(name)), tellingWords(name));
  for (const [key, words] of known) yield { words, means: byName.get(key) ?? [] };
}

const isSameWords = (said: readonly string[], words: readonly string[]): boolean =>
  said.length === words.length && said.every((word) => words.some((other) => isSameStem(word, other)));

/** Whether two words differ at most in the last two letters of each. */
function isSameStem(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length) - 2;
  return length >= 3 && Math.min(one.length, other.length) >= length && one.slice(0, length) === other.slice(0, length);
}

/** What remains of two readings of one topic. */
export function narrow(one: NameReading, other: NameReading): NameReading {
  if (!one || !other) return one ?? other;
  const means: Meaning[] = [];
  for (const left of one.means)
    for (const right of other.means) {
      const inner = contains(left, right) ? right : contains(right, left) ? left : null;
      if (inner && !means.some((each) => isSame(each, inner))) means.push({ ...inner, isVague: false } as Meaning);
    }
  const clash = one.clash ?? other.clash;
  if (means.length > 0) return { means, ...(clash && { clash }) };
  return { means: one.means, clash: clash ?? other.means };
}

const RANK = { category: 0, standard: 1, topic: 2, part: 3 } as const;

/** Whether a meaning includes another one: a standard its topics, a topic its parts in the same version. */
export function contains(outer: Meaning, inner: Meaning): boolean {
  if (RANK[outer.level] > RANK[inner.level]) return false;
  if (outer.level === 'category') return inner.code.startsWith(outer.code);
  if (outer.level === 'standard') return inner.code === outer.code || inner.code.startsWith(`${outer.code}.`);
  return inner.code === outer.code && (inner.version === outer.version || outer.version === null);
}

/** Whether a name is only that of the environment, of social matters or of governance. */
export const isCategory = (read: NameReading) => read?.means.every(({ level }) => level === 'category') ?? false;

/** A name above others is that of a standard, if it can be. */
export function widest(read: NameReading): NameReading {
  const wide = read?.means.filter(({ level }) => level === 'standard' || level === 'category') ?? [];
  return read && wide.length > 0 ? { ...read, means: wide } : read;
}

/** Whether a meaning belongs to a code, or the code is below it. */
export const isOf = (code: string, { level, code: above }: Meaning) =>
  level === 'topic' || level === 'part'
    ? above.slice(0, 2) === code.slice(0, 2).toUpperCase()
    : code.toUpperCase().startsWith(above);

/** The meanings that are left if the ones that only say less are dropped, and names that say nothing by themselves. */
export const clearest = (means: readonly Meaning[]): Meaning[] =>
  means.filter(
    (one) =>
      !(one as Named).isVague &&
      !means.some(
        (other) => other !== one && contains(one, other) && !contains(other, one) && !(other as Named).isVague,
      ),
  );

/** The standard that a text names, 'E1' for 'ESRS E1' or 'Klimawandel', which is broader than a topic; null if it names none. */
export function standardNamed(text: string): string | null {
  const said = plain(text).replace(/^esrs[ -]/, '');
  const code = /^([es][1-5]|g1)\b(?![.-])/.exec(said)?.[1]?.toUpperCase();
  if (code !== undefined) return code;
  return (byName.get(nameKey(said)) ?? []).find(({ level }) => level === 'standard')?.code ?? null;
}

/** Whether a text names a whole standard, or a category of them, and nothing narrower. */
export function isWholeStandard(text: string): boolean {
  const read = meaningsOf(text, NO_NAMES);
  return read !== null && !read.clash && read.means.some(({ level }) => level === 'standard' || level === 'category');
}

/** Whether a text is the name of a standard, a topic or a part of one. */
export const isNameOfStandards = (text: string): boolean => meaningsOf(text, NO_NAMES) !== null;

const NO_NAMES: OwnNames = new Map();
