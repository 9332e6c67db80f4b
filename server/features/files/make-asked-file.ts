import { type Member, NOBODY } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import type { CompanyId, MadeFileId } from '#domain/ids.ts';
import { MAX_FILE_BYTES } from '#domain/limits.ts';
import type { Log } from '#server/platform/log/log.ts';
import { makeInChild } from './make-in-child.ts';
import { beginFile, failFile, keepFile, tellProgress } from './queries.ts';
import { readFacts } from './read-facts.ts';
import { readFrozenFacts } from './read-frozen-facts.ts';

/** A file that somebody has asked for. */
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

/** How often a server may die over one file before that is given up. */
const MOST_ATTEMPTS = 3;
/** How often it is said how much is done, and asked whether anybody still waits, in milliseconds. */
const BEAT_MS = 500;

/** Who makes files: the server, on its own account. */
export const fileMaker = (companyId: CompanyId): Member => ({
  userId: NOBODY,
  companyId,
  role: 'admin',
  requestId: 'files',
});

/**
 * Makes a file that was asked for and keeps it; one that cannot be made is said to have failed. Nothing where it was cancelled.
 *
 * @param signal the server stops: the file is left to whoever takes the job up next
 */
export async function makeAskedFile(parts: MakingParts, job: FileJob, signal: AbortSignal): Promise<void> {
  const { database, now, log, version } = parts;
  const server = fileMaker(job.companyId);
  const begun = await database.inCompany(server, (tx) => beginFile(tx, job.fileId));
  if (!begun) return;
  const { assessmentId, frozenId, askedBy, attempts } = begun;
  const kind = begun.kind as FileKind;
  const cancelled = new AbortController();
  try {
    if (attempts > MOST_ATTEMPTS) throw new Error(`Its server ended ${MOST_ATTEMPTS} times.`);
    const made = { askedBy, now: now(), version };
    const facts = await database.atOneMoment(server, (tx) =>
      frozenId === null ? readFacts(tx, assessmentId, made) : readFrozenFacts(tx, { assessmentId, frozenId }, made),
    );
    const beat = startBeat(parts, job, () => cancelled.abort());
    try {
      const made = await makeInChild({ kind, facts }, beat.tell, AbortSignal.any([signal, cancelled.signal]));
      if (made.bytes.byteLength > MAX_FILE_BYTES) throw new Error(`It has ${made.bytes.byteLength} bytes.`);
      await beat.stop();
      await database.inCompany(server, (tx) => keepFile(tx, job.fileId, made, now()));
    } finally {
      await beat.stop();
    }
  } catch (error) {
    if (signal.aborted) throw error;
    if (cancelled.signal.aborted) return;
    log.error({ err: error, kind, assessmentId }, 'a file could not be made');
    await database.inCompany(server, (tx) => failFile(tx, job.fileId, now()));
  }
}

/** Writes down how much is done, until it is stopped. @param onGone nobody waits for the file any more */
function startBeat({ database, log }: MakingParts, { companyId, fileId }: FileJob, onGone: () => void) {
  let done = 0;
  let writing = Promise.resolve();
  const write = async () => {
    const progress = Math.min(99, Math.round(done * 100));
    const isWaitedFor = await database.inCompany(fileMaker(companyId), (tx) => tellProgress(tx, fileId, progress));
    if (!isWaitedFor) onGone();
  };
  const timer = setInterval(() => {
    writing = writing.then(write).catch((err: unknown) => log.warn({ err }, 'the progress of a file was not kept'));
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
