import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on standard output. Callers never pass passwords, tokens, keys or a company's text. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', 'token'],
  };
  return destination ? pino(options, destination) : pino(options);
}
