import type { Answer, Order } from '#documents/making/child.ts';
import type { MadeFile } from '#documents/making/make-file.ts';
import { startChild } from '#server/platform/children/start-child.ts';

const WORK = {
  source: 'documents/making/child.ts',
  built: 'make-file.js',
  heapMb: 512,
  memoryMb: 768,
  processorMs: 5 * 60_000,
  mostMs: 5 * 60_000,
  talks: 'by-messages',
  hasAddons: true,
} as const;

/**
 * Makes a file in a separate process.
 * @param signal ends that process immediately
 * @param program the source of another program under the same limits
 * @throws if it fails, dies, takes too long or is stopped
 */
export function makeInChild(
  order: Order,
  tell: (done: number) => void,
  signal: AbortSignal,
  program?: string,
): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const child = startChild({ ...WORK, ...(program && { source: program, built: null }), signal });
    let said = '';
    child.stderr?.on('data', (piece: Buffer) => {
      said = (said + piece.toString()).slice(-2000);
    });
    child.on('message', (answer: Answer) => {
      if ('done' in answer) tell(answer.done);
      else if ('made' in answer) resolve(answer.made);
      else reject(new Error(answer.fault));
    });
    child.on('error', (error) => reject(error.cause instanceof Error ? error.cause : error));
    child.on('exit', (code, by) => reject(new Error(`The process that makes a file ended (${code ?? by}). ${said}`)));
    child.send(order, (error) => error && reject(error));
  });
}
