import type { Answer } from '#reports/reading/child.ts';
import type { Read } from '#reports/reading/sheets.ts';
import { startChild } from '#server/platform/children/start-child.ts';

const WORK = { source: 'reports/reading/child.ts', built: 'read-file.js', memoryMb: 256, mostMs: 30_000 };

/** How a process ends that runs out of memory, and one whose time is up. */
const ENDED_BY_LIMITS: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL'];

/**
 * Reads a workbook or a text file, as `readFile` does, in a process of its own. A file that takes more memory or time than it may is
 * `too_large`, one that ends the process in another way `damaged`.
 *
 * @param work other limits of the process
 * @throws when the reader itself is wrong, or no process can be started
 */
export function readInChild(bytes: Uint8Array, work: Partial<typeof WORK> = {}): Promise<Read> {
  return new Promise((resolve, reject) => {
    const child = startChild({ ...WORK, ...work });
    child.stderr?.resume();
    child.on('message', (answer: Answer) => {
      if ('read' in answer) resolve(answer.read);
      else reject(new Error(answer.fault));
      child.disconnect();
    });
    child.on('error', (error) => error.name !== 'AbortError' && reject(error));
    child.on('exit', (_code, by) => resolve({ unreadable: ENDED_BY_LIMITS.includes(by) ? 'too_large' : 'damaged' }));
    child.send(bytes, (error) => error && reject(error));
  });
}
