import { UnreadableFile } from '../sheets/sheets.ts';
import { prefixed, walkXml } from '../sheets/xml.ts';
import type { Parts } from '../sheets/zip.ts';

/** Where the contents of a workbook are; names are the names of its parts. */
export interface Outline {
  sheets: readonly { name: string; isHidden: boolean; part: string }[];
  strings: string | null;
  styles: string | null;
  /** Whether days are counted from 1904, as in early versions of Excel for the Macintosh. */
  from1904: boolean;
  /** Whether the program that wrote it wants formulas to be calculated when it is opened. */
  wantsResults: boolean;
}

/** @throws UnreadableFile if it is not a workbook, or is in another format */
export async function readOutline(parts: Parts): Promise<Outline> {
  const main = (await readRelations(parts, '')).find(({ type }) => type === 'officeDocument')?.part;
  if (main?.endsWith('.bin')) throw new UnreadableFile('old_format', 'xlsb');
  if (main === undefined || !parts.has(main)) throw new UnreadableFile('not_a_workbook', 'zip');
  const relations = await readRelations(parts, main);
  const { listed, ...settings } = await readMain(parts, main);
  const partOf = (type: string) => relations.find((each) => each.type === type && parts.has(each.part))?.part ?? null;
  const sheets = listed.flatMap(({ relation, ...sheet }) => {
    const target = relations.find(({ id }) => id === relation);
    if (target === undefined) throw new UnreadableFile('damaged');
    // Other sheets contain charts or dialogues.
    return target.type === 'worksheet' ? [{ ...sheet, part: target.part }] : [];
  });
  return { sheets, strings: partOf('sharedStrings'), styles: partOf('styles'), ...settings };
}

/** The root elements of other documents of Office. */
const OTHER_DOCUMENTS: Readonly<Record<string, string>> = { document: 'docx', presentation: 'pptx' };

async function readMain(parts: Parts, main: string) {
  const listed: { name: string; isHidden: boolean; relation: string | undefined }[] = [];
  let [from1904, wantsResults] = [false, false];
  let root: string | undefined;
  await walkXml(parts.read(main), {
    open: (element) => {
      const { name, attributes } = element;
      root ??= name;
      if (name === 'workbookPr') from1904 = isTrue(attributes.date1904);
      if (name === 'calcPr') wantsResults = isTrue(attributes.fullCalcOnLoad);
      if (name !== 'sheet') return;
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      listed.push({ name: attributes.name ?? '', isHidden, relation: prefixed(element, 'id') });
    },
  });
  if (root !== 'workbook') throw new UnreadableFile('not_a_workbook', OTHER_DOCUMENTS[root ?? '']);
  return { listed, from1904, wantsResults };
}

export const isTrue = (said: string | undefined): boolean => said === '1' || said === 'true';

/** The references of a part within the file; external references are not followed. */
async function readRelations(parts: Parts, of: string) {
  const slash = of.lastIndexOf('/') + 1;
  const list = `${of.slice(0, slash)}_rels/${of.slice(slash)}.rels`;
  const relations: { id: string | undefined; type: string; part: string }[] = [];
  if (!parts.has(list)) return relations;
  await walkXml(parts.read(list), {
    open: ({ name, attributes: { Id, Type = '', Target = '', TargetMode } }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      relations.push({
        id: Id,
        type: Type.slice(Type.lastIndexOf('/') + 1),
        part: resolve(of.slice(0, slash), Target),
      });
    },
  });
  return relations;
}

/** Resolves the name of a part as another part writes it: relative to the root, or to the folder of the part that names it. */
function resolve(folder: string, target: string): string {
  const names: string[] = [];
  const written = target.replaceAll('\\', '/');
  for (const name of (written.startsWith('/') ? written : folder + written).split('/')) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}
