import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { asText, open, type Question } from './http-load.ts';

/** Goes on until it is told to stop; nobody waits for an answer. */
export type Flood = (url: string, signal: AbortSignal) => Promise<void>;

const BODY_BYTES = 3_900_000;
const PIECE = Buffer.alloc(65_536, ' ');
/** A row's, a section's, a form's, and one that nobody answers. */
const PATHS = [
  'PUT /api/assessments/00000000-0000-4000-8000-000000000000/components/00000000-0000-4000-8000-000000000001',
  'POST /api/assessments/00000000-0000-4000-8000-000000000000/responses',
  'POST /api/auth/sign-in',
  'POST /api/nowhere',
  'POST /functions/v1/assessment-chat',
];

interface Sent {
  isInPieces: boolean;
  /** Waits so long after each piece, and sends a small one; 0 sends as fast as it is taken. */
  pauseMs: number;
}

/** Bodies of somebody who is not signed in, all but their last bytes, again as soon as they are cut. */
export function bodies(connections: number, sent: Sent): Flood {
  return (url, signal) =>
    again(connections, url, signal, async (socket, index) => {
      const [method, path] = (PATHS[index % PATHS.length] ?? '').split(' ');
      const length = sent.isInPieces ? 'transfer-encoding: chunked' : `content-length: ${BODY_BYTES}`;
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\norigin: ${url}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
      );
      const piece = sent.pauseMs > 0 ? PIECE.subarray(0, 512) : PIECE;
      const framed = sent.isInPieces
        ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
        : piece;
      for (
        let bytes = piece.length;
        bytes < BODY_BYTES && !socket.destroyed && !signal.aborted;
        bytes += piece.length
      ) {
        if (!socket.write(framed)) await once(socket, 'drain');
        if (sent.pauseMs > 0) await sleep(sent.pauseMs);
      }
      socket.resume();
      if (!socket.destroyed) await once(socket);
    });
}

/** Readers that take a few kilobytes each second, half of them compressed; those that are cut off or refused connect again. */
export function slowReaders(connections: number, question: Omit<Question, 'url'>): Flood {
  return (url, signal) =>
    again(connections, url, signal, async (socket, index) => {
      socket.pause();
      socket.write(asText({ ...question, url, packed: index % 2 === 0 }));
      let isRefused = false;
      socket.on('data', (piece: Buffer) => {
        if (String(piece.subarray(0, 12)) === 'HTTP/1.1 503') isRefused = true;
        socket.pause();
      });
      while (!socket.destroyed && !isRefused && !signal.aborted) {
        await sleep(1000);
        socket.resume();
      }
    });
}

/** Keeps so many connections, each of which works and then begins anew, until it is told to stop. */
export async function again(
  connections: number,
  url: string,
  signal: AbortSignal,
  work: (socket: Socket, index: number) => Promise<void>,
): Promise<void> {
  const one = async (index: number) => {
    while (!signal.aborted) {
      const socket = await open(url).catch(() => undefined);
      if (socket) {
        socket.on('error', () => undefined);
        const stop = () => socket.destroy();
        signal.addEventListener('abort', stop, { once: true });
        await work(socket, index);
        signal.removeEventListener('abort', stop);
        socket.destroy();
      }
      if (!signal.aborted) await sleep(1000);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index)));
}

/** Until the connection says so, or is closed. */
function once(socket: Socket, event?: 'drain'): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve());
    if (event) socket.once(event, () => resolve());
  });
}
