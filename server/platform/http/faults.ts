/** PostgreSQL's and the driver's ways of saying that the database is away or too busy for now. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
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
