/**
 * A process of its own that makes one file: what it takes of memory and time is taken from no request, and it can be ended at any
 * moment. Started and ended by `server/features/files/make-in-child.ts`; it reaches neither database nor network.
 */
import type { FileKind } from '#domain/files/file-kinds.ts';
import type { FileFacts } from '#reports/facts.ts';
import { type MadeFile, makeFile } from './make-file.ts';

/** What it is told to do. */
export interface Order {
  kind: FileKind;
  facts: FileFacts;
}

/** What it answers: how much is done from 0 to 1, at last the file. */
export type Answer = { done: number } | { made: MadeFile } | { fault: string };

const answer = (said: Answer, then = () => {}) => process.send?.(said, then);

process.once('message', (order: Order) => {
  const leave = () => process.exit();
  makeFile(order.kind, order.facts, (done) => void answer({ done })).then(
    (made) => answer({ made }, leave),
    (error: unknown) => answer({ fault: error instanceof Error ? String(error.stack) : String(error) }, leave),
  );
});
// Whoever waits for the file is gone.
process.once('disconnect', () => process.exit());
