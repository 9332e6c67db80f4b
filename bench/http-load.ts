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
  const { hostname, port } = new URL(question.url);
  const request = [
    `GET ${question.path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `cookie: ${question.cookie}`,
    ...(question.packed ? ['accept-encoding: gzip, br'] : []),
    '\r\n',
  ].join('\r\n');
  const sockets = await Promise.all(Array.from({ length: clients }, () => open(hostname, Number(port))));
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let answers = 0;
  const askAgainAndAgain = async (socket: Socket) => {
    while (performance.now() < until) {
      await ask(socket, request);
      answers += 1;
    }
  };
  await Promise.all(sockets.map(askAgainAndAgain));
  const took = performance.now() - startedAt;
  for (const socket of sockets) socket.destroy();
  return (answers * 1000) / took;
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

function ask(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    let missing = 0;
    let isChunked = false;
    const end = (error?: Error) => {
      socket.off('data', take).off('close', lost);
      if (error) reject(error);
      else resolve();
    };
    const lost = () => end(new Error('The server closed the connection.'));
    const take = (piece: Buffer) => {
      let body = piece;
      if (!isChunked && missing === 0) {
        const text = head + piece.toString('latin1');
        const headEnd = text.indexOf('\r\n\r\n');
        if (headEnd < 0) {
          head = text;
          return;
        }
        if (!text.startsWith('HTTP/1.1 200')) return end(new Error(text.slice(0, 400)));
        body = piece.subarray(headEnd + 4 - head.length);
        const length = /content-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1];
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
