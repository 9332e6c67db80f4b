import type { Topic } from '#domain/assessment/assessment.ts';
import { sha256 } from '#domain/frozen/sha256.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { plainHeading } from './header-words.ts';
import type { ImportAsked } from './import-plan.ts';
import { isImportTarget } from './targets.ts';

/** How a table is read, but for its rows. */
export type Reading = Omit<ImportAsked, 'rows' | 'headerRow' | 'leavesOut'>;

/** The same as it is kept for tables of the same headings: topics by their codes, which another assessment has too. */
export interface KeptMatching {
  /** Where each column goes; null for one that is not read. */
  matching: (string | null)[];
  kind: ComponentKind | null;
  topicCode: string | null;
  /** Which topics words of the table mean. */
  topicWords: { word: string; topicCode: string }[];
  empty: ImportAsked['empty'];
  fillsDown: boolean;
}

/** By what tables of the same headings are known: in their order, whatever their case, and however many empty columns follow. */
export function headingsKey(headings: readonly string[]): string {
  const said = headings.map(plainHeading);
  const last = said.findLastIndex((heading) => heading !== '');
  return sha256(JSON.stringify(said.slice(0, last + 1)));
}

/** A reading as it is kept. */
export function keepReading(
  { matching, kind, topicId, topicWords, empty, fillsDown }: Reading,
  topics: readonly Topic[],
): KeptMatching {
  const codes = new Map<string, string>(topics.map(({ id, code }) => [id, code]));
  const words = [...topicWords].flatMap(([word, id]) => {
    const code = codes.get(id);
    return code === undefined ? [] : [{ word, topicCode: code }];
  });
  const topicCode = (topicId !== null && codes.get(topicId)) || null;
  return { matching: [...matching], kind, topicCode, topicWords: words, empty, fillsDown };
}

/** A reading that was kept, as far as this assessment has its topics and the product its places. */
export function readKept(kept: KeptMatching, topics: readonly Topic[]): Reading {
  const topicOf = (code: string | null) => topics.find((topic) => topic.code === code)?.id ?? null;
  const { kind, empty, fillsDown } = kept;
  return {
    matching: kept.matching.map((target) => (target !== null && isImportTarget(target) ? target : null)),
    topicId: topicOf(kept.topicCode),
    topicWords: new Map(
      kept.topicWords.flatMap(({ word, topicCode }) => {
        const id = topicOf(topicCode);
        return id === null ? [] : [[word, id] as const];
      }),
    ),
    kind,
    empty,
    fillsDown,
  };
}
