import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import {
  evidencePath,
  isEvidencePath,
  type Manifest,
  manifestText,
  PACKAGE_KIND,
  PACKAGE_PATHS,
} from '#documents/package/manifest.ts';
import type { ZipPart } from '#documents/package/zip-records.ts';
import { checkFrozenText, FROZEN_FILE, readFrozenResult } from '#domain/frozen-results/check-frozen-file.ts';
import { wordCheck } from '#domain/frozen-results/check-words.ts';
import { type ByteSource, checked, type OpenPackage, openPackage, Unreadable } from './open-package.ts';
import { verifyHistory } from './verify-history.ts';

/** The findings of checking a package, in words. */
export interface PackageVerdict {
  isSame: boolean;
  text: string;
}

const UNREADABLE =
  'This version cannot read this evidence package. The file may be incomplete, altered, or something else.';

/**
 * Checks the package in a file.
 * @throws if the file cannot be opened
 */
export async function verifyPackageFile(path: string, fingerprint: string | undefined): Promise<PackageVerdict> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (at: number, length: number) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    return await verifyPackage({ size, read }, fingerprint);
  } finally {
    await file.close();
  }
}

/**
 * Checks a package from its bytes alone, a piece at a time: every byte against the manifest, and the files against each other.
 *
 * @param fingerprint of the package, received separately; without it, only changes made without recomputing the hashes are found
 */
export async function verifyPackage(source: ByteSource, fingerprint?: string): Promise<PackageVerdict> {
  try {
    return await verifyReadable(await openPackage(source), fingerprint?.toLowerCase());
  } catch (error) {
    if (error instanceof Unreadable) return { isSame: false, text: UNREADABLE };
    throw error;
  }
}

async function verifyReadable(opened: OpenPackage, given: string | undefined): Promise<PackageVerdict> {
  const { manifest, text, sha256 } = await readManifest(opened);
  const isGiven = given === undefined || given === sha256;
  const altered = [
    ...(isGiven ? [] : [`The fingerprint of the package is ${sha256}, not the one you gave.`]),
    ...(text === manifestText(manifest) ? [] : ['The manifest was rewritten.']),
    ...(await opened.listStray(new Date(manifest.made.at))),
    ...(await listAltered(opened, manifest)),
  ];
  // The contents of altered data are not checked.
  const said = altered.length > 0 ? { findings: altered, notes: [] } : await judge(opened, manifest);
  const isSame = said.findings.length === 0;
  const { company, assessment, made, state } = manifest;
  const lines = [
    isSame ? 'Nothing was altered, added or removed.' : 'NOT as it was created.',
    ...said.findings,
    `${company}: ${assessment.name} (${state}), made ${made.at} by Twofold ${made.product}.`,
    ...said.notes,
    `Fingerprint of the package: ${sha256}`,
    ...(given === undefined
      ? [
          'Compare it with the fingerprint that the company’s Twofold shows: anyone who alters a package can recompute its fingerprint.',
        ]
      : []),
  ];
  return { isSame, text: lines.join('\n') };
}

async function readManifest(opened: OpenPackage) {
  const part = opened.parts.at(-1);
  if (part?.path !== PACKAGE_PATHS.manifest) throw new Unreadable();
  const bytes = await opened.readWhole(part);
  const text = Buffer.from(bytes).toString('utf8');
  return { manifest: parseManifest(text), text, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function parseManifest(text: string): Manifest {
  let read: Partial<Manifest> | null;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Unreadable();
  }
  if (read?.kind !== PACKAGE_KIND || read.format !== 1) throw new Unreadable();
  const { made, files, history, seals, assessment } = read;
  if (!made || Number.isNaN(Date.parse(made.at)) || !Array.isArray(files) || !history || !seals || !assessment)
    throw new Unreadable();
  return read as Manifest;
}

/** Files that differ from the manifest, are missing or were added. */
async function listAltered(opened: OpenPackage, { files }: Manifest): Promise<string[]> {
  const told: string[] = [];
  const stated = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  for (const part of opened.parts) {
    const { isSound, sha256 } = await hashPart(opened, part);
    const file = stated.get(part.path);
    const isManifest = part.path === PACKAGE_PATHS.manifest;
    if (seen.has(part.path) || (!file && !isManifest)) told.push(`${part.path} was added.`);
    else if (file && (file.sha256 !== sha256 || file.bytes !== part.bytes)) told.push(`${part.path} was altered.`);
    else if (!isSound) told.push(`${part.path} has a different checksum from the one in the package.`);
    seen.add(part.path);
  }
  return [...told, ...files.filter(({ path }) => !seen.has(path)).map(({ path }) => `${path} is missing.`)];
}

async function hashPart(opened: OpenPackage, part: ZipPart): Promise<{ isSound: boolean; sha256: string }> {
  const hash = createHash('sha256');
  let isSound = true;
  for await (const piece of checked(opened, part, (is) => (isSound = is))) hash.update(piece);
  return { isSound, sha256: hash.digest('hex') };
}

/** Whether the contents of the files are consistent. */
async function judge(opened: OpenPackage, manifest: Manifest): Promise<{ findings: string[]; notes: string[] }> {
  const partAt = (path: string) => opened.parts.find((part) => part.path === path);
  const parts = [await judgeResult(opened, manifest, partAt(PACKAGE_PATHS.result)), judgeNames(manifest)];
  const [lines, seals] = [partAt(PACKAGE_PATHS.history), partAt(PACKAGE_PATHS.seals)];
  parts.push(
    lines && seals
      ? await verifyHistory({ lines: opened.read(lines), seals: opened.read(seals) }, manifest).catch(() => ({
          findings: ['The history or its seals cannot be read.'],
          notes: [],
        }))
      : { findings: ['The history or its seals are missing.'], notes: [] },
  );
  return { findings: parts.flatMap(({ findings }) => findings), notes: parts.flatMap(({ notes }) => notes) };
}

/** The name of an evidence file must be its hash. */
function judgeNames({ files }: Manifest) {
  const evidence = files.filter(({ path }) => isEvidencePath(path));
  const wrong = evidence.filter(({ path, sha256 }) => !path.includes(sha256));
  return {
    findings: wrong.map(
      ({ path }) => `${path} is not the original evidence file: it was altered before the package was made.`,
    ),
    notes: [`${evidence.length === 1 ? '1 file' : `${evidence.length} files`} of evidence, each with its own hash.`],
  };
}

/** Whether the files of evidence are those that the frozen result names, by their hashes. */
function judgeEvidence(text: string, { files }: Manifest): string[] {
  const result = readFrozenResult({ kind: FROZEN_FILE, sha256: '', result: JSON.parse(text) });
  const pieces = result && result.format !== 1 ? (result.evidence ?? []) : [];
  const named = new Map(pieces.flatMap(({ title, file }) => (file ? [[evidencePath(file), title] as const] : [])));
  const packed = new Set(files.map(({ path }) => path).filter(isEvidencePath));
  return [
    ...[...named]
      .filter(([path]) => !packed.has(path))
      .map(([, title]) => `The file of the evidence “${title}” is missing, but the frozen result lists it.`),
    ...[...packed]
      .filter((path) => !named.has(path))
      .map((path) => `${path} is not listed as evidence in the frozen result.`),
  ];
}

async function judgeResult(opened: OpenPackage, manifest: Manifest, part: ZipPart | undefined) {
  const { result, files } = manifest;
  const isThere = part !== undefined;
  if (result === null) {
    const findings = isThere
      ? ['The manifest says that this is a draft, but the package contains a frozen result.']
      : [];
    return { findings, notes: ['This is a draft, so there is no frozen result to recompute.'] };
  }
  if (!isThere) return { findings: ['The frozen result is missing.'], notes: [] };
  const text = Buffer.from(await opened.readWhole(part)).toString('utf8');
  const check = checkFrozenText(`{"kind":"${FROZEN_FILE}","sha256":"${result.sha256}","result":${text}}`);
  const { verdict, sentences } = wordCheck(check);
  const isAsFrozen = check.state !== 'unreadable' && check.fingerprint === check.stated;
  const isCanonical = files.find(({ path }) => path === PACKAGE_PATHS.result)?.sha256 === result.sha256;
  const told = [`The result: ${verdict}`, ...sentences];
  const onlyOtherRules = isAsFrozen && check.isOtherFormula;
  const isSound = isCanonical && (check.state === 'same' || onlyOtherRules);
  return {
    findings: isSound ? judgeEvidence(text, manifest) : told,
    notes: isSound ? [...told, `Fingerprint of the result: ${result.sha256}`] : [],
  };
}
