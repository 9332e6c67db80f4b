import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { AssessmentId, MadeFileId } from '#domain/ids.ts';
import { listUsesOf, noteOpened, noteRead, readFileName } from './queries.ts';
import { createSeldom } from './seldom.ts';

/** What an auditor's request has read, given the endpoint that was called. */
export interface AuditorRequest {
  /** For example `files.download`. */
  endpoint: string;
  input: unknown;
}

type Note = (read: AuditorRequest) => Promise<void>;

/** How long the database is not queried again for a person who continues to read, in milliseconds. */
const SILENCE_MS = 60_000;
/**
 * The maximum number of pairs of auditor and assessment that this server remembers, because requests may name assessments that do not
 * exist.
 */
const MOST_REMEMBERED = 10_000;
const visits = createSeldom(SILENCE_MS, MOST_REMEMBERED);

/** Records that an auditor was there, and what they have downloaded (product P72); undefined for everyone else. */
export function noterFor(
  { database, now }: { database: Pick<Database, 'inCompany'>; now: () => Date },
  member: Member | null,
): Note | undefined {
  if (member?.role !== 'auditor') return undefined;
  return async ({ endpoint, input }) => {
    const { assessmentId, id } = (input ?? {}) as { assessmentId?: AssessmentId; id?: string };
    if (id && (endpoint === 'evidence.download' || endpoint === 'evidence.preview')) {
      await database.inCompany(member, async (tx) => {
        for (const use of await listUsesOf(tx, id)) await noteRead(tx, { ...use, what: 'evidence', now: now() });
      });
    }
    if (!assessmentId) return;
    const at = now();
    if (visits.isDue(`${member.userId} ${assessmentId}`, at.getTime())) {
      await database.inCompany(member, (tx) => noteOpened(tx, assessmentId, member.userId, at));
    }
    const what = endpoint === 'files.download' ? 'file' : endpoint === 'history.asCsv' ? 'export' : null;
    if (!what) return;
    await database.inCompany(member, async (tx) => {
      const title = what === 'file' ? await readFileName(tx, id as MadeFileId) : 'history.csv';
      await noteRead(tx, { assessmentId, what, title, now: at });
    });
  };
}
