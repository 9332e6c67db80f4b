import { setTimeout as wait } from 'node:timers/promises';
import { type Member, NOBODY } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { makeSeal, type Seal } from '#domain/frozen-results/seal.ts';
import type { CompanyId } from '#domain/ids.ts';
import { hashText } from '#server/platform/hash-text.ts';
import { type Edge, findLastSeal, insertSeal, isSettled, listLines, lockSeals, readEdge } from './queries.ts';

/** The maximum number of lines that one seal covers: they are in memory together. */
const LINES_AT_ONCE = 5_000;
const PATIENCE_MS = 5_000;
const BETWEEN_MS = 100;

/** The identity that seals: the server itself. */
export const sealer = (companyId: CompanyId): Member => ({
  userId: NOBODY,
  companyId,
  role: 'admin',
  requestId: 'seals',
});

/**
 * Seals all lines of a company's history since the last seal; returns the number of new seals.
 * @throws if a transaction that may still write smaller line numbers does not end in time; sealing is retried later
 */
export async function sealHistory(
  database: Pick<Database, 'inCompany'>,
  companyId: CompanyId,
  { now, reason, patienceMs = PATIENCE_MS }: { now: Date; reason: Seal['reason']; patienceMs?: number },
): Promise<number> {
  const server = sealer(companyId);
  const edge = await database.inCompany(server, readEdge);
  if (!edge) return 0;
  await untilSettled(database, server, edge, patienceMs);
  const about = { madeAt: now.toISOString(), reason };
  let made = 0;
  while (await database.inCompany(server, (tx) => sealNext(tx, edge, about))) made += 1;
  return made;
}

async function untilSettled(
  database: Pick<Database, 'inCompany'>,
  server: Member,
  edge: Edge,
  patienceMs: number,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await database.inCompany(server, (tx) => isSettled(tx, edge)))) {
    if (Date.now() > end)
      throw new Error('A transaction from before the seal is still open; the history is sealed later.');
    await wait(BETWEEN_MS);
  }
}

/** Makes the next seal; false if everything up to the edge is sealed. */
async function sealNext(
  tx: Parameters<typeof insertSeal>[0],
  { toHistoryId: to }: Edge,
  about: Pick<Seal, 'madeAt' | 'reason'>,
): Promise<boolean> {
  await lockSeals(tx);
  const before = await findLastSeal(tx);
  const after = before?.toHistoryId ?? '0';
  const lines = await listLines(tx, { after, to, most: LINES_AT_ONCE });
  const last = lines.at(-1);
  if (!last) return false;
  const range = { fromHistoryId: String(BigInt(after) + 1n), toHistoryId: last.id, previous: before?.hash ?? '' };
  await insertSeal(tx, makeSeal(lines, { ...range, ...about }, hashText));
  return true;
}
