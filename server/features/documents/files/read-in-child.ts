import type { TextReading } from '#domain/imports/text-reading.ts';
import { startChild } from '#server/platform/children/start-child.ts';

const WORK = {
  source: 'documents/reading/child.ts',
  built: 'read-file.js',
  heapMb: 256,
  memoryMb: 384,
  processorMs: 30_000,
  mostMs: 2 * 60_000,
  talks: 'by-pipes',
} as const;

/** The largest answer that a reader may write: somewhat more than the reader's own limit. */
const MOST_ANSWERED = 32 * 1024 * 1024;

/** How a process ends if it runs out of memory or time. */
const ENDED_BY_LIMITS: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL', 'SIGXCPU'];

/**
 * Reads a workbook or a text file in a separate process. Nothing in the file is inspected here.
 * @param wish how somebody wants a text file to be read
 * @param program the source of another program under the same limits
 * @returns JSON in the contract's format, in pieces. A file that takes too much memory or time is `too_large`; one that ends the process
 * in another way is `damaged`
 * @throws if the reader has a bug, or no process can be started
 */
export function readInChild(
  bytes: Uint8Array,
  wish: Readonly<Partial<Record<keyof TextReading, string | undefined>>> = {},
  program?: string,
): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const told = [wish.encoding ?? '', wish.separator ?? ''];
    const child = startChild({ ...WORK, told, ...(program && { source: program, built: null }) });
    const { stdin, stdout, stderr } = child;
    const pieces: Uint8Array[] = [];
    let answered = 0;
    let fault = '';
    stdout?.on('data', (piece: Buffer) => {
      answered += piece.length;
      if (answered > MOST_ANSWERED) child.kill('SIGKILL');
      else pieces.push(piece);
    });
    stderr?.on('data', (piece: Buffer) => {
      fault = (fault + piece.toString()).slice(-4000);
    });
    // The way the process ends reports the problem.
    stdin?.on('error', () => undefined);
    child.on('error', (error) => error.name !== 'AbortError' && reject(error));
    child.on('close', (code, by) => {
      if (code === 0) resolve(pieces);
      else if (code === FAULT) reject(new Error(fault));
      else resolve([unreadable(code === TOO_LARGE || ENDED_BY_LIMITS.includes(by) ? 'too_large' : 'damaged')]);
    });
    stdin?.end(bytes);
  });
}

/** The exit codes with which a reader reports that a file is too large, or a bug of its own. */
const TOO_LARGE = 65;
const FAULT = 70;

const unreadable = (why: 'too_large' | 'damaged') => Buffer.from(JSON.stringify({ unreadable: why, detail: null }));
