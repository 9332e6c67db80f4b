import { type CompanyTx, type Member, NOBODY } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { FileKind } from '#domain/files/export-kinds.ts';
import type { AssessmentId, CompanyId, MadeFileId, UserId } from '#domain/ids.ts';
import { MAX_FILE_BYTES } from '#domain/limits.ts';
import { sealHistory } from '#server/features/assurance/seals/seal-history.ts';
import type { Log } from '#server/platform/log/log.ts';
import { makeInChild } from '../making/make-in-child.ts';
import { readFacts } from '../making/read-facts.ts';
import { readFrozenFacts } from '../making/read-frozen-facts.ts';
import { deletePieces, insertPieces, openPieceWriter } from '../making/write-pieces.ts';
import { makePackage } from '../package/make-package.ts';
import { insertPackage } from '../package/queries.ts';
import { readPackage } from '../package/read-package.ts';
import { findReader } from './find-reader.ts';
import { beginFile, failFile, keepFile, tellProgress } from './queries.ts';

/** A file that a person has requested. */
export interface FileJob {
  companyId: CompanyId;
  fileId: MadeFileId;
}

export interface MakingParts {
  database: Database;
  now: () => Date;
  log: Log;
  version: string;
}

/** How often a server may die while making one file before the file is given up. */
const MOST_ATTEMPTS = 3;
/** How often the progress is saved, and whether anyone is still waiting is checked, in milliseconds. */
const BEAT_MS = 500;

/** The identity that makes files: the server itself. */
export const fileMaker = (companyId: CompanyId): Member => ({
  userId: NOBODY,
  companyId,
  role: 'admin',
  requestId: 'files',
});

/**
 * Makes a requested file and stores it; if it cannot be made, marks it as failed. Does nothing if it was cancelled.
 * @param signal aborted when the server is stopping: another server then takes over the job
 */
export async function makeAskedFile(parts: MakingParts, job: FileJob, signal: AbortSignal): Promise<void> {
  const { database, now, log } = parts;
  const { fileId } = job;
  const server = fileMaker(job.companyId);
  const begun = await database.inCompany(server, (tx) => beginFile(tx, fileId));
  if (!begun) return;
  const cancelled = new AbortController();
  try {
    if (begun.attempts > MOST_ATTEMPTS) throw new Error(`Its server ended ${MOST_ATTEMPTS} times.`);
    await database.inCompany(server, (tx) => deletePieces(tx, fileId));
    const beat = startBeat(parts, job, () => cancelled.abort());
    try {
      const until = AbortSignal.any([signal, cancelled.signal]);
      const keep = await writeFile(parts, { ...job, ...begun, kind: begun.kind as FileKind }, beat.tell, until);
      await beat.stop();
      // Saved in the name of the person who requested it, as the history records.
      const asker = { ...server, userId: begun.askedBy };
      const isKept = await database.inCompany(asker, keep);
      if (!isKept) await database.inCompany(server, (tx) => deletePieces(tx, fileId));
    } finally {
      await beat.stop();
    }
  } catch (error) {
    if (signal.aborted) throw error;
    await database.inCompany(server, (tx) => deletePieces(tx, fileId));
    if (cancelled.signal.aborted) return;
    log.error({ err: error, kind: begun.kind, assessmentId: begun.assessmentId }, 'a file could not be made');
    await database.inCompany(server, (tx) => failFile(tx, fileId, now()));
  }
}

interface FileOrder extends FileJob {
  kind: FileKind;
  assessmentId: AssessmentId;
  frozenId: string | null;
  askedBy: UserId;
}

/**
 * Writes the pieces of a file.
 * @returns a function that stores the file and says whether it was still wanted
 */
async function writeFile(
  parts: MakingParts,
  asked: FileOrder,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<(tx: CompanyTx) => Promise<boolean>> {
  const { database, now, version } = parts;
  const { companyId, fileId, kind, assessmentId, frozenId, askedBy } = asked;
  const server = fileMaker(companyId);
  const writer = openPieceWriter((pieces) => {
    signal.throwIfAborted();
    return database.inCompany(server, (tx) => insertPieces(tx, fileId, pieces));
  });
  const made = { askedBy, now: now(), version };
  const reader = await database.inCompany(server, (tx) => findReader(tx, server, askedBy));
  if (kind === 'package') {
    await sealFirst(parts, companyId);
    const source = await database.atOneMoment(reader, (tx) => readPackage(tx, { assessmentId, frozenId }, made));
    const { fingerprint, ...file } = await makePackage(source, {
      assessmentId,
      writer,
      read: (work) => database.inCompany(reader, work),
      make: (order) => makeInChild(order, () => undefined, signal),
      tell,
      readNamed: (work) => database.inCompany(server, work),
    });
    const row = { id: fileId, assessmentId, fingerprint, resultSha256: source.manifest.result?.sha256 ?? null };
    return async (tx) => {
      const isKept = await keepFile(tx, fileId, file, now());
      if (isKept) await insertPackage(tx, { ...row, bytes: file.bytes, madeAt: made.now });
      return isKept;
    };
  }
  const facts = await database.atOneMoment(reader, (tx) =>
    frozenId === null ? readFacts(tx, assessmentId, made) : readFrozenFacts(tx, { assessmentId, frozenId }, made),
  );
  const { bytes, ...named } = await makeInChild({ kind, facts }, tell, signal);
  if (bytes.byteLength > MAX_FILE_BYTES) throw new Error(`It has ${bytes.byteLength} bytes.`);
  await writer.write(bytes);
  await writer.end();
  return (tx) => keepFile(tx, fileId, { ...named, bytes: bytes.byteLength }, now());
}

/** Seals the history up to now. If a transaction takes long, the package contains the history only as far as it is sealed. */
async function sealFirst({ database, now, log }: MakingParts, companyId: CompanyId): Promise<void> {
  await sealHistory(database, companyId, { now: now(), reason: 'package' }).catch((err: unknown) =>
    log.warn({ err }, 'the history could not be sealed before making a package'),
  );
}

/**
 * Saves the progress until it is stopped.
 * @param onGone called if nobody is waiting for the file any longer
 */
function startBeat({ database, log }: MakingParts, { companyId, fileId }: FileJob, onGone: () => void) {
  let done = 0;
  let writing = Promise.resolve();
  const write = async () => {
    const progress = Math.min(99, Math.round(done * 100));
    const isWaitedFor = await database.inCompany(fileMaker(companyId), (tx) => tellProgress(tx, fileId, progress));
    if (!isWaitedFor) onGone();
  };
  const timer = setInterval(() => {
    writing = writing
      .then(write)
      .catch((err: unknown) => log.warn({ err }, 'the progress of a file could not be saved'));
  }, BEAT_MS);
  return {
    tell: (now: number) => {
      done = now;
    },
    stop: async () => {
      clearInterval(timer);
      await writing;
    },
  };
}
