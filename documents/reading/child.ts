/**
 * A separate process that reads one uploaded file from its input and writes the result to its output, so that a hostile file cannot use
 * up the memory or time of requests. It is started and ended by `server/features/documents/files/read-in-child.ts`, and has no access to
 * the database or the network.
 */
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readFile } from './read-file.ts';
import { tellRead } from './trim-sheets.ts';

/** Exit codes that say how the process ended: the file needs more memory than there is, or the reader has a mistake. */
const TOO_LARGE = 65;
const FAULT = 70;

try {
  const read = await readFile(await buffer(process.stdin));
  await pipeline(tellRead(read), process.stdout);
} catch (error) {
  process.stderr.write(error instanceof Error ? String(error.stack) : String(error));
  process.exitCode = isOutOfMemory(error) ? TOO_LARGE : FAULT;
}

/** The errors that Node throws if there is no memory for a buffer or a text. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocat|memory|string length/i.test(error.message);
}
