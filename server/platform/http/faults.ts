import { goneCodes } from '#database/gone-codes.ts';

/** The problems of the database, as refusals that every endpoint can return. */
export type DatabaseTrouble = 'storage-full' | 'too-busy' | 'database-away';

/** The codes of PostgreSQL and the driver for a database that is temporarily unavailable. */
const awayCodes = new Set([
  ...goneCodes,
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Another server may just have set the serving login's password.
  '28P01',
  '53300',
  '57014',
]);
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|connection terminated|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/i;

/** The disk of the database, or of this server, is full. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The database works, but cannot do this now: no memory, a lock held by others, or a conflict that was lost several times. */
const busyCodes = new Set(['53200', '55P03', '40001', '40P01']);

/** The problem of the database that caused an error; null if the error has another cause and is a bug of ours. */
export function troubleIn(error: unknown): DatabaseTrouble | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') {
      if (fullCodes.has(code)) return 'storage-full';
      if (busyCodes.has(code)) return 'too-busy';
      if (awayCodes.has(code) || code.startsWith('08')) return 'database-away';
    }
    if (awayMessages.test(cause.message)) return 'database-away';
    if (cause instanceof AggregateError) {
      const among = cause.errors.map(troubleIn).find((trouble) => trouble !== null);
      if (among) return among;
    }
  }
  return null;
}

/** Whether the database is unavailable, so that trying again a little later may help. */
export const isDatabaseAway = (error: unknown): boolean => troubleIn(error) === 'database-away';

/** How long the first query of a request may take, so that every sender gets an answer within two seconds. */
const PATIENCE_MS = 1500;

/** Thrown if a database accepts queries but does not answer. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for the first query of a request, but not for long: a hanging database is reported like one that is away. The query continues and
 * ends by its own limits.
 */
export function askFirst<T>(asking: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent('The database takes too long to answer.')), PATIENCE_MS);
  });
  return Promise.race([asking, silence]).finally(() => clearTimeout(timer));
}
