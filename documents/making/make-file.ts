import { stateOf } from '#documents/document/source.ts';
import type { FileFacts } from '#documents/facts.ts';
import { type FileKind, fileKinds } from '#domain/files/export-kinds.ts';
import { fileName } from '#domain/files/file-name.ts';
import { found } from '#domain/found.ts';

/** A finished file. */
export interface MadeFile {
  bytes: Uint8Array;
  fileName: string;
  mediaType: string;
}

/**
 * Makes the bytes of one kind of file.
 * @param tell is called with the progress from 0 to 1; nothing waits for it
 */
export type FileMaker = (facts: FileFacts, tell: (done: number) => void) => Promise<Uint8Array>;

/** Files made from the facts alone; a package is assembled from several files by the server. */
export type PlainKind = Exclude<FileKind, 'package'>;

export const plainKinds = fileKinds.filter(
  (line): line is Extract<typeof line, { id: PlainKind }> => line.id !== 'package',
);

/** Each maker is loaded only when it is needed, because their libraries are large. */
const makers: Readonly<Record<PlainKind, () => Promise<FileMaker>>> = {
  report: async () => (await import('#documents/report/make-report.ts')).makeReportPdf,
  word: async () => (await import('#documents/report/make-report.ts')).makeReportWord,
  slides: async () => (await import('#documents/slides/make-slides.ts')).makeSlides,
  workbook: async () => (await import('#documents/workbook/make-workbook.ts')).makeWorkbook,
  csv: async () => (await import('#documents/csv/make-csv.ts')).makeCsv,
  json: async () => (await import('#documents/json/make-json.ts')).makeJson,
};

/** Makes a file of an assessment from its facts alone. */
export async function makeFile(
  kind: PlainKind,
  facts: FileFacts,
  tell: (done: number) => void = () => undefined,
): Promise<MadeFile> {
  const { called, ending, mediaType } = found(
    plainKinds.find(({ id }) => id === kind),
    kind,
  );
  const make = await makers[kind]();
  const bytes = await make(facts, tell);
  const { assessment } = facts.data;
  const named = { company: facts.company.name, assessment: assessment.name, state: stateOf(facts) };
  return { bytes, fileName: fileName({ what: called, ...named, day: facts.at.slice(0, 10), ending }), mediaType };
}
