import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * The parts of an error that help to find its cause. The details of a database error are left out, because they can contain a company's
 * text.
 */
function describeError(error: unknown): Record<string, unknown> {
  // The job queue passes on plain objects with an error's message.
  if (typeof error !== 'object' || error === null || !('message' in error)) return { message: describePlain(error) };
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}

function describePlain(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { code } = thrown as { code?: unknown };
  return `an object without words${code === undefined ? '' : `, code ${String(code)}`} (${Object.keys(thrown).join(', ')})`;
}

/** Structured lines on standard output. Callers never pass passwords, tokens, keys or a company's text. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // The driver attaches its whole connection, including the password, to its errors.
    serializers: { err: describeError },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', 'token'],
  };
  return destination ? pino(options, destination) : pino(options);
}
