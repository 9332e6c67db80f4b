import { aboutTitles, sheetNames } from '#domain/files/sheet-titles.ts';
import { ESRS_VERSIONS, type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { cellWords } from './cell.ts';
import type { NamedRows } from './find-table.ts';
import { plain } from './read-words.ts';

/**
 * The version of the standards that a file uses: the one named on its sheet About, otherwise the one to which more of its topics belong
 * by code and name; null if neither decides.
 * @param words the topics in the rows, with code and name together
 */
export function standardsOfFile(sheets: readonly NamedRows[], words: readonly string[]): EsrsVersion | null {
  const about = sheets.find(({ name }) => name === sheetNames.about);
  const said = cellWords(about?.rows.find(([what]) => cellWords(what) === aboutTitles.standards)?.[1]);
  const stated = ESRS_VERSIONS.find((version) => said.startsWith(esrsVersions[version].label));
  if (stated) return stated;
  const [earlier, later] = ESRS_VERSIONS.map((version) => countOf(version, words));
  if (earlier === later) return null;
  return (earlier ?? 0) > (later ?? 0) ? 'esrs-2023' : 'esrs-2026';
}

/** How many of the words are the code and the name of a topic of this version. */
function countOf(version: EsrsVersion, words: readonly string[]): number {
  const listed = new Set(topicCatalogue[version].map(({ code, name }) => plain(`${code} ${name}`)));
  return words.filter((word) => listed.has(plain(word))).length;
}
