import { connect, type Socket } from 'node:net';

/** One GET, as it goes over the wire. */
export interface Question {
  /** Where the server listens, such as http://127.0.0.1:3000. */
  url: string;
  path: string;
  cookie: string;
  /** True asks as a browser does, for a packed answer. */
  packed?: boolean;
}

/**
 * Answers per second of a GET on `clients` connections that each ask again as soon as they are answered. As lean as pgbench: it
 * looks for the end of an answer and parses nothing.
 *
 * @throws when an answer is not 200
 */
export async function answersPerSecond(question: Question, clients: number, seconds: number): Promise<number> {
  const request = asText(question);
  const sockets = await Promise.all(Array.from({ length: clients }, () => open(question.url)));
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let answers = 0;
  const askAgainAndAgain = async (socket: Socket) => {
    while (performance.now() < until) {
      const head = await ask(socket, request);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
      answers += 1;
    }
  };
  await Promise.all(sockets.map(askAgainAndAgain));
  const took = performance.now() - startedAt;
  for (const socket of sockets) socket.destroy();
  return (answers * 1000) / took;
}

export function asText({ url, path, cookie, packed }: Question): string {
  const lines = [`GET ${path} HTTP/1.1`, `host: ${new URL(url).host}`, `cookie: ${cookie}`];
  return [...lines, ...(packed ? ['accept-encoding: gzip, br'] : []), '\r\n'].join('\r\n');
}

export function open(url: string): Promise<Socket> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port), noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** @returns the status line and headers, once the whole answer is there. @throws when the connection is closed before */
export function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let head = '';
    let isHeadRead = false;
    let missing = 0;
    let isChunked = false;
    const end = (error?: Error) => {
      socket.off('data', take).off('close', lost);
      if (error) reject(error);
      else resolve(head);
    };
    const lost = () => end(new Error('The server closed the connection.'));
    const take = (piece: Buffer) => {
      let body = piece;
      if (!isHeadRead) {
        const text = head + piece.toString('latin1');
        const headEnd = text.indexOf('\r\n\r\n');
        if (headEnd < 0) {
          head = text;
          return;
        }
        body = piece.subarray(headEnd + 4 - head.length);
        head = text.slice(0, headEnd);
        isHeadRead = true;
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        isChunked = length === undefined;
        missing = Number(length ?? 0);
      }
      missing -= body.length;
      if (isChunked ? body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : missing <= 0) end();
    };
    socket.on('data', take).on('close', lost);
    socket.write(request);
  });
}
