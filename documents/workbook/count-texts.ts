import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { found } from '#domain/found.ts';

const TEXTS = 'xl/sharedStrings.xml';

/**
 * A workbook whose shared texts say how many there are, and how many cells refer to them. The standard does not require it (ECMA-376,
 * CT_Sst), but openxlsx for R cannot save a workbook without it.
 */
export function countTexts(workbook: Uint8Array): Uint8Array {
  const parts = unzipSync(workbook);
  const texts = strFromU8(found(parts[TEXTS], TEXTS));
  const used = Object.entries(parts)
    .filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .reduce((sum, [, xml]) => sum + timesIn(strFromU8(xml), / t="s"/g), 0);
  const counted = `<sst count="${used}" uniqueCount="${timesIn(texts, /<si>/g)}"`;
  return zipSync({ ...parts, [TEXTS]: strToU8(texts.replace('<sst', counted)) });
}

const timesIn = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
