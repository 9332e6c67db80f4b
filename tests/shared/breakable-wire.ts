import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A connection to PostgreSQL that a test can break. */
export interface BreakableWire {
  /** The same connection string, through the wire. */
  url: string;
  /** Ends every connection and refuses new ones, like a stopped database. */
  cut(): void;
  /** Accepts connections and bytes and answers nothing, like a hanging network or machine. */
  freeze(): void;
  /** Drops the current connections without notice to either side and lets new ones through, like a restarted router. */
  forget(): void;
  /** Lets everything through again; frozen bytes arrive late. */
  mend(): void;
  close(): Promise<void>;
}

export async function openWire(targetUrl: string): Promise<BreakableWire> {
  const target = new URL(targetUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  const forgotten = new WeakSet<readonly [Socket, Socket]>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = createConnection({ host: target.hostname, port: Number(target.port) });
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    join(pair);
    if (state === 'frozen') hold(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      for (const [near] of pairs) near.destroy();
    },
    freeze: () => {
      state = 'frozen';
      for (const pair of pairs) hold(pair);
    },
    forget: () => {
      for (const pair of pairs) {
        hold(pair);
        forgotten.add(pair);
      }
    },
    mend: () => {
      state = 'whole';
      for (const pair of pairs) if (!forgotten.has(pair)) join(pair);
    },
    close: async () => {
      for (const [near] of pairs) near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function join([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far);
  far.pipe(near);
}

function hold([near, far]: readonly [Socket, Socket]): void {
  for (const socket of [near, far]) socket.unpipe().pause();
}
