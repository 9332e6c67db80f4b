/**
 * A separate process that reads one uploaded file, from its input to its output: the memory and time of a hostile file are taken from no
 * request. Started and ended by `server/features/documents/files/read-in-child.ts`; it has no access to database or network.
 */
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readFile } from './read-file.ts';
import { tellRead } from './trim-sheets.ts';

/** By these codes it says how it ended: the file takes more memory than there is, or the reader has a mistake. */
const TOO_LARGE = 65;
const FAULT = 70;

try {
  const read = await readFile(await buffer(process.stdin));
  await pipeline(tellRead(read), process.stdout);
} catch (error) {
  process.stderr.write(error instanceof Error ? String(error.stack) : String(error));
  process.exitCode = isOutOfMemory(error) ? TOO_LARGE : FAULT;
}

/** What Node throws where a buffer or a text has no room. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocat|memory|string length/i.test(error.message);
}
