import { aboutTitles, sheetNames } from '#domain/files/sheet-titles.ts';
import { ESRS_VERSIONS, type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { cellWords } from './cell.ts';
import type { NamedRows } from './find-table.ts';
import { BELOW } from './find-topic.ts';
import { codeAndName } from './read-topic.ts';
import { plain } from './read-words.ts';
import { meaningsOf } from './topic-meanings.ts';

/**
 * The version of the standards that a file uses: the one named on its sheet About, otherwise the one to which more of its topics belong
 * by code and name, in any language, or by name alone if no code has one. Null if its codes belong to the topics of neither, because the company numbers them by itself;
 * undefined if nothing decides.
 * @param words the topics in the rows, with code and name together
 */
export function standardsOfFile(
  sheets: readonly NamedRows[],
  words: readonly string[],
): EsrsVersion | null | undefined {
  const about = sheets.find(({ name }) => name === sheetNames.about);
  const said = cellWords(about?.rows.find(([what]) => cellWords(what) === aboutTitles.standards)?.[1]);
  const stated = ESRS_VERSIONS.find((version) => said.startsWith(esrsVersions[version].label));
  if (stated) return stated;
  // Most codes must be those of one version: a company that numbers topics by itself hits one by accident.
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const named = [...counts].flatMap(([word, count]) => {
    const versions = versionsNamed(word);
    return versions ? [{ versions, count }] : [];
  });
  if (named.length === 0) return versionOfNames([...counts.keys()]);
  const sum = (of: typeof named) => of.reduce((total, { count }) => total + count, 0);
  const [earlier = 0, later = 0] = ESRS_VERSIONS.map((version) =>
    sum(named.filter(({ versions }) => versions.includes(version))),
  );
  const isUnclear = earlier === later || Math.max(earlier, later) * 2 <= sum(named);
  if (isUnclear) return named.every(({ versions }) => versions.length === ESRS_VERSIONS.length) ? undefined : null;
  return earlier > later ? 'esrs-2023' : 'esrs-2026';
}

/** So many names that only one version has show that a file follows it. */
const ENOUGH = 2;

/** The version to which names without codes belong, if several are those of one version and none is that of the other only. */
function versionOfNames(words: readonly string[]): EsrsVersion | undefined {
  const only = words.flatMap((word) => {
    const means = meaningsOf(word.replaceAll(BELOW, ' / '), new Map())?.means ?? [];
    const versions = new Set(means.map(({ version }) => version));
    return versions.size === 1 ? [...versions].filter((version) => version !== null) : [];
  });
  const [first] = only;
  return only.length >= ENOUGH && only.every((version) => version === first) ? first : undefined;
}

/** The versions in which the code and the name of a text belong together; null if it does not have both, or its name is unknown. */
function versionsNamed(text: string): EsrsVersion[] | null {
  const [code, name] = codeAndName(plain(text).replace(/^esrs /, ''));
  if (name === '' || !isCode(code)) return null;
  const read = meaningsOf(name, new Map());
  if (!read || read.clash) return null;
  return ESRS_VERSIONS.filter((version) =>
    read.means.some((each) => each.version === version && plain(each.code) === code),
  );
}

const isCode = (said: string): boolean =>
  ESRS_VERSIONS.some((version) => topicCatalogue[version].some(({ code }) => plain(code) === said));
