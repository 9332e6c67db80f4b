import type { Member } from '#database/doors.ts';
import { type CsvSeparator, csvRow, UTF8_MARK } from '#domain/csv/csv-row.ts';
import { CSV_COLUMNS, csvLines } from '#domain/history/csv-lines.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Edge } from './committed-watermark.ts';
import type { HistoryPart } from './queries.ts';
import { type HistoryChanges, readHistory, type TeamChange } from './read-history.ts';
import { zonedTime } from './zoned-time.ts';

/** Lines in memory at a time: they contain long texts. */
const LINES_AT_ONCE = 400;

/** Which part of the activity is requested as a file, and its format. */
export interface AskedCsv {
  part: Omit<HistoryPart, 'limit' | 'before'>;
  /** The last line that the file may contain; later additions to earlier changes are left out. */
  edge: Edge;
  timeZone: string;
  separator: CsvSeparator;
}

/**
 * The activity as CSV, one piece of the history at a time and only as fast as it is read. Each piece has its own transaction, so that no
 * reader holds a connection, and checks the membership again. Null if there is no such assessment.
 */
export async function streamActivity(
  { database, log }: Pick<RequestContext, 'database' | 'log'>,
  member: Member,
  asked: AskedCsv,
): Promise<ReadableStream<Uint8Array> | null> {
  const stillMember = { ...member, mustStand: true };
  const read = (before: string) =>
    database.inCompany(stillMember, (tx) => readHistory(tx, { ...asked.part, before, limit: LINES_AT_ONCE }));
  const first = await read(String(BigInt(asked.edge.lineId) + 1n));
  if (!first) return null;
  const pieces = writePieces(first, read, asked);
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          // Bytes already sent cannot be recalled: the connection is cut, so that nobody mistakes the part for the whole.
          log.error({ err: error }, 'a download of the history ended early');
          controller.error(error);
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* writePieces(
  first: HistoryChanges,
  read: (before: string) => Promise<HistoryChanges | undefined>,
  asked: AskedCsv,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  const time = zonedTime(asked.timeZone);
  yield encoder.encode(UTF8_MARK + csvRow(CSV_COLUMNS, asked.separator));
  for (let page = first; ; ) {
    const rows = page.changes.flatMap((change) => csvLines(fileChange(change, asked.edge.at, time), asked.timeZone));
    if (rows.length > 0) yield encoder.encode(rows.map((row) => csvRow(row, asked.separator)).join(''));
    if (page.next === null) return;
    const older = await read(page.next);
    if (!older) throw new Error('The assessment was deleted.');
    page = older;
  }
}

/** The change as it was at that moment, without later additions. */
function fileChange({ undone, reason, reasonGiven, ...change }: TeamChange, asOf: Date, time: (at: Date) => string) {
  const told = (what: { by: string | null; at: Date } | null) =>
    what && what.at <= asOf ? { by: what.by, when: time(what.at) } : null;
  return {
    ...change,
    when: time(change.at),
    reason: reasonGiven && reasonGiven.at > asOf ? null : reason,
    reasonGiven: told(reasonGiven),
    undone: told(undone),
  };
}
