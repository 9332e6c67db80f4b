import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import library from 'pptxgenjs';
import { isRightToLeft } from '#documents/document/direction.ts';
import { found } from '#domain/found.ts';

/** The library's types describe its CommonJS form, whose default export is one level deeper than in the module that is loaded. */
export const PptxFile = library as unknown as typeof library.default;
export type PptxFile = InstanceType<typeof PptxFile>;
export type PptxSlide = ReturnType<PptxFile['addSlide']>;
export type PptxMaster = Parameters<PptxFile['defineSlideMaster']>[0];
export type PptxText = NonNullable<Parameters<PptxSlide['addText']>[1]>;
export type PptxRows = Parameters<PptxSlide['addTable']>[0];

/** A paragraph that is aligned to the side from which it is read. */
export const directed = (text: string): PptxText => (isRightToLeft(text) ? { rtlMode: true, align: 'right' } : {});

/** Makes each line a separate paragraph. */
export const linesOf = (text: string) =>
  text.split('\n').map((line) => ({ text: line, options: { breakLine: true, ...directed(line) } }));

/** The library writes a company's name unescaped, so a name with '&' would produce a file that no program can open. */
export const asXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const PRESENTATION = 'ppt/presentation.xml';

/** The bytes of the file, with the parts of the presentation in the order that the standard requires (ECMA-376, CT_Presentation). */
export async function writePptx(file: PptxFile): Promise<Uint8Array> {
  const parts = unzipSync((await file.write({ outputType: 'uint8array' })) as Uint8Array);
  const [notes = ''] = /<p:notesMasterIdLst>.*<\/p:notesMasterIdLst>/.exec(readPart(parts)) ?? [];
  const ordered = readPart(parts).replace(notes, '').replace('<p:sldIdLst>', `${notes}<p:sldIdLst>`);
  return zipSync({ ...parts, [PRESENTATION]: strToU8(ordered) });
}

const readPart = (parts: Readonly<Record<string, Uint8Array>>) => strFromU8(found(parts[PRESENTATION], PRESENTATION));
