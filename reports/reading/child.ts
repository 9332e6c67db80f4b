/**
 * A process of its own that reads one file somebody sent: what a hostile one takes of memory and time is taken from no request. Started and
 * ended by `server/features/files/read-in-child.ts`; it reaches neither database nor network.
 */
import { readFile } from './read-file.ts';
import type { Read } from './sheets.ts';

/** What it answers to the bytes of a file. */
export type Answer = { read: Read } | { fault: string };

const answer = (said: Answer) => process.send?.(said);

process.once('message', (bytes: Uint8Array) => {
  readFile(bytes).then(
    (read) => answer({ read }),
    (error: unknown) => answer({ fault: error instanceof Error ? String(error.stack) : String(error) }),
  );
});
// Whoever waited has the answer, or is gone.
process.once('disconnect', () => process.exit());
