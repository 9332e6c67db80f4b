/**
 * What PostgreSQL says where a connection leads to a server that is of no more use, so that the next question needs another: it was
 * stopped or is starting, has become a standby that takes no changes, or its files were taken from under it.
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

/** Whether an error with this code makes its connection useless; class 08 is that of connections. */
export const isGone = (code: string): boolean => goneCodes.has(code) || code.startsWith('08');

/** Whether it is said of the server and not of the one connection. */
export const isOfServer = (code: string): boolean => code === '25006' || code === '58P01';
