/**
 * A separate process that makes one file, so that its memory and time are not taken from requests, and it can be ended at any moment. It
 * is started and ended by `server/features/documents/making/make-in-child.ts`, and has no access to the database or the network.
 */
import type { FileFacts } from '#documents/facts.ts';
import type { PackageFacts } from '#documents/package/package-facts.ts';
import { type MadeFile, makeFile, type PlainKind } from './make-file.ts';

/** What to make: a file of an assessment, or the page of a package. */
export type Order = { kind: PlainKind; facts: FileFacts } | { page: PackageFacts };

/** The messages of the process: its progress from 0 to 1, and finally the file. */
export type Answer = { done: number } | { made: MadeFile } | { fault: string };

const answer = (said: Answer, then = () => {}) => process.send?.(said, then);

process.once('message', (order: Order) => {
  const leave = () => process.exit();
  makeOrdered(order).then(
    (made) => answer({ made }, leave),
    (error: unknown) => answer({ fault: error instanceof Error ? String(error.stack) : String(error) }, leave),
  );
});
async function makeOrdered(order: Order): Promise<MadeFile> {
  if ('kind' in order) return makeFile(order.kind, order.facts, (done) => void answer({ done }));
  const { makePage } = await import('#documents/package/page/make-page.ts');
  return { bytes: new TextEncoder().encode(makePage(order.page)), fileName: 'index.html', mediaType: 'text/html' };
}
// Nobody is waiting for the file any longer.
process.once('disconnect', () => process.exit());
