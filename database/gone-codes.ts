/**
 * PostgreSQL's codes for a connection to a server that is no longer usable, so that the next query needs another: it was stopped or is
 * starting, has become a read-only standby, or has lost its files.
 */
export const goneCodes: ReadonlySet<string> = new Set([
  '25006',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '58P01',
]);

/** Whether an error with this code makes its connection unusable; class 08 contains connection errors. */
export const isGone = (code: string): boolean => goneCodes.has(code) || code.startsWith('08');

/** Whether it concerns the server and not only this connection. */
export const isOfServer = (code: string): boolean => code === '25006' || code === '58P01';
