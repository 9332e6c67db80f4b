/** PostgreSQL's and the driver's ways of saying that the database is away or too busy for now. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Another server may just have set the serving login's password.
  '28P01',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '55P03',
  '40001',
  '40P01',
]);
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|connection terminated|Client has encountered a connection error|not queryable|Cannot use a pool after calling end/i;

/** Whether trying again a little later may help, so that the answer is 503 and not 500. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && (awayCodes.has(code) || code.startsWith('08'))) return true;
    if (awayMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** How long the first question of a request may take; with it, whoever asks is told within two seconds. */
const PATIENCE_MS = 1500;

/** Said of a database that takes questions and does not answer. */
class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for what a request asks the database first, but not for long: a database that hangs is told like one that is away.
 * What was asked goes on and ends by its own limits.
 */
export function askFirst<T>(asking: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent('The database takes too long to answer.')), PATIENCE_MS);
  });
  return Promise.race([asking, silence]).finally(() => clearTimeout(timer));
}
