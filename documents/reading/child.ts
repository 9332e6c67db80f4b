/**
 * A separate process that reads one uploaded file from its input and writes the result to its output, so that a hostile file cannot use
 * up the memory or time of requests. It is started and ended by `server/features/documents/files/read-in-child.ts`, and has no access to
 * the database or the network.
 */
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { TEXT_ENCODINGS } from '#domain/imports/text-reading.ts';
import { readFile } from './read-file.ts';
import type { TextWish } from './text/read-text.ts';
import { tellRead } from './trim-sheets.ts';

/** Exit codes that say how the process ended: the file needs more memory than there is, or the reader has a mistake. */
const TOO_LARGE = 65;
const FAULT = 70;

try {
  const read = await readFile(await buffer(process.stdin), {}, wishOf(process.argv.slice(2)));
  await pipeline(tellRead(read), process.stdout);
} catch (error) {
  process.stderr.write(error instanceof Error ? String(error.stack) : String(error));
  process.exitCode = isOutOfMemory(error) ? TOO_LARGE : FAULT;
}

/** The encoding and the separator that somebody chose, each of them empty if it is to be found out. */
function wishOf([encoding = '', separator = '']: readonly string[]): TextWish {
  return { encoding: TEXT_ENCODINGS.find((each) => each === encoding), separator: separator || undefined };
}

/** The errors that Node throws if there is no memory for a buffer or a text. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocat|memory|string length/i.test(error.message);
}
