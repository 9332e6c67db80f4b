import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { CompanyTx } from '#database/doors.ts';
import { packageRoot } from '#database/package-root.ts';
import type { Order } from '#documents/making/child.ts';
import type { MadeFile, PlainKind } from '#documents/making/make-file.ts';
import { type Manifest, manifestText, PACKAGE_PATHS } from '#documents/package/manifest.ts';
import { UTF8_MARK } from '#domain/csv/csv-row.ts';
import { fileKinds } from '#domain/files/export-kinds.ts';
import { fileName } from '#domain/files/file-name.ts';
import { found } from '#domain/found.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_FILE_BYTES } from '#domain/limits.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { findSealAfter } from '#server/features/assurance/seals/queries.ts';
import type { PieceWriter } from '../making/write-pieces.ts';
import { type Archive, openArchive } from './archive.ts';
import { addEvidence, listPacked } from './evidence.ts';
import { listLinesOf } from './queries.ts';
import type { PackageSource } from './read-package.ts';

/** Lines of the history read at a time. */
const LINES_AT_ONCE = 500;

/** Other files of the assessment in a package, each with its path. */
const OTHER_FILES: readonly { kind: PlainKind; path: string }[] = [
  { kind: 'report', path: 'report.pdf' },
  { kind: 'workbook', path: 'register/workbook.xlsx' },
  { kind: 'json', path: 'register/assessment.json' },
];
const TABLES_FOLDER = 'register/tables/';

type Reading = <T>(work: (tx: CompanyTx) => Promise<T>) => Promise<T>;

/** The settings for making a package. */
export interface PackageMaking {
  assessmentId: AssessmentId;
  writer: PieceWriter;
  /** Opens a short transaction. */
  read: Reading;
  /** The same for evidence files that the result names; for a frozen result, even if they are no longer used. */
  readNamed: Reading;
  /** Makes a file from the facts in a separate process. */
  make: (order: Order) => Promise<MadeFile>;
  /** Gets the progress, from 0 to 1. */
  tell: (done: number) => void;
}

/** A finished package. */
export interface MadePackage {
  fileName: string;
  mediaType: string;
  bytes: number;
  /** The SHA-256 of its manifest. */
  fingerprint: string;
}

/** Writes a package file by file; only one of its smaller files, or a few pieces of a large one, is in memory at any time. */
export async function makePackage(source: PackageSource, making: PackageMaking): Promise<MadePackage> {
  const { facts, frozen, manifest } = source;
  const { writer, make, tell } = making;
  const archive = openArchive(writer, new Date(manifest.made.at));
  if (frozen) {
    await archive.add(PACKAGE_PATHS.result, [utf8(frozen.text)]);
    await archive.add(PACKAGE_PATHS.signOff, [utf8(`${JSON.stringify(frozen.signOff, null, 1)}\n`)]);
  }
  for (const [at, { kind, path }] of OTHER_FILES.entries()) {
    await archive.add(path, [limited(await make({ kind, facts }))]);
    tell((at + 1) / 20);
  }
  const tables = Object.entries(unzipSync(limited(await make({ kind: 'csv', facts }))));
  for (const [name, bytes] of tables) await archive.add(TABLES_FOLDER + harmless(name), [bytes]);
  const lines = await addHistory(archive, source, making);
  await archive.add(PACKAGE_PATHS.method, [utf8(UTF8_MARK + (await readMethod()))]);
  const evidence = await making.readNamed((tx) => listPacked(tx, source.result.evidence ?? []));
  const all = evidence.reduce((sum, { bytes }) => sum + bytes, 0);
  await addEvidence(archive, evidence, { read: making.readNamed, tell: (done) => tell(0.2 + (0.75 * done) / all) });
  tell(0.95);
  const told: Manifest = { ...manifest, history: { lines }, files: [...archive.files()] };
  const { result, remarks } = source;
  const { signatures, record } = facts;
  const page = { manifest: told, result, remarks, signatures, ended: record?.ended ?? [] };
  await archive.add(PACKAGE_PATHS.page, [limited(await make({ page }))]);
  const text = utf8(manifestText({ ...told, files: [...archive.files()] }));
  const { sha256 } = await archive.add(PACKAGE_PATHS.manifest, [text]);
  await archive.end();
  return { ...nameOf(source), bytes: writer.bytes(), fingerprint: sha256 };
}

function nameOf({ facts, manifest }: PackageSource): Pick<MadePackage, 'fileName' | 'mediaType'> {
  const { called, ending, mediaType } = found(
    fileKinds.find(({ id }) => id === 'package'),
    'the package',
  );
  const named = { company: manifest.company, assessment: manifest.assessment.name, state: manifest.state };
  return { fileName: fileName({ what: called, ...named, day: facts.at.slice(0, 10), ending }), mediaType };
}

/** Adds the lines of the assessment under every seal, and all seals of the company, which contain only hashes of other lines. */
async function addHistory(archive: Archive, { lastSeal }: PackageSource, making: PackageMaking): Promise<number> {
  const { assessmentId, read } = making;
  const to = lastSeal?.toHistoryId ?? '0';
  let lines = 0;
  async function* linesOf() {
    for (let after = '0'; ; ) {
      const some = await read((tx) => listLinesOf(tx, assessmentId, { after, to, most: LINES_AT_ONCE }));
      const last = some.at(-1);
      if (!last) return;
      yield utf8(some.map((line) => `${canonicalJson(line)}\n`).join(''));
      lines += some.length;
      after = last.id;
    }
  }
  async function* seals() {
    for (let after = '0'; after !== to; ) {
      const from = after;
      const seal = found(await read((tx) => findSealAfter(tx, from)), 'the next seal');
      yield utf8(`${canonicalJson(seal)}\n`);
      after = seal.toHistoryId;
    }
  }
  await archive.add(PACKAGE_PATHS.history, linesOf());
  await archive.add(PACKAGE_PATHS.seals, seals());
  return lines;
}

const readMethod = () => readFile(join(packageRoot, 'docs', 'method.md'), 'utf8');

/** Turns 'Value Chain.csv' into 'value-chain.csv': names in a package contain nothing that a file system could misinterpret. */
const harmless = (name: string) => name.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

const utf8 = (text: string) => Buffer.from(text, 'utf8');

function limited({ bytes }: MadeFile): Uint8Array {
  if (bytes.byteLength > MAX_FILE_BYTES) throw new Error(`It has ${bytes.byteLength} bytes.`);
  return bytes;
}
