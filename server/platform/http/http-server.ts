import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, createServer, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { connectionLimits, SILENT_CLIENT_MS } from './connection-limits.ts';

interface Address {
  host: string;
  /** 0 asks the system for a free one. */
  port: number;
}

export interface Listening {
  server: HttpServer;
  /**
   * Accepts no new connections, answers the requests that arrive on open ones, one last time on each, and ends when all have been
   * answered. Connections still being answered after `patienceMs` are cut off.
   */
  finish(patienceMs: number): Promise<void>;
}

/**
 * The number of connections that can wait to be accepted. If the system drops one because there is no space, the client silently retries
 * after 1, 3, 7, … seconds; an accepted one is answered or turned away immediately. The system may allow fewer.
 */
const BACKLOG = 4096;

/**
 * Each listener accepts one connection in each turn of the event loop (libuv 1.45 and later). Under load, a turn takes long, and with one
 * listener, newcomers waited ten seconds while clients that were already connected kept sending requests.
 */
const DOORS = 16;

/** A client that was just answered may send its next request on the same connection; it is also answered. */
const LAST_REQUESTS_MS = 400;

/** @throws a sentence if it is not possible to listen there */
export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  address: Address,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch, serverOptions: connectionLimits }) as HttpServer;
  server.setTimeout(SILENT_CLIENT_MS);
  // A listener that shares its port shares it with any program, so the port must be free first.
  if (address.port !== 0) await assertCanListen(address);
  const isShared = await openShared(server, address).catch((error) => {
    throw inWords(error, address);
  });
  const doors: NetServer[] = [server];
  const { port } = server.address() as AddressInfo;
  while (isShared && doors.length < DOORS) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    await open(door, { ...address, port }, true);
    doors.push(door);
  }
  return { server, finish: finisher(server, doors) };
}

/** Opens a listener so that others can open on the same port, if the system supports this; returns whether it does. */
async function openShared(door: NetServer, address: Address): Promise<boolean> {
  try {
    await open(door, address, true);
    return true;
  } catch (error) {
    if (!CANNOT_SHARE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await open(door, address, false);
    return false;
  }
}

const CANNOT_SHARE = new Set(['ENOTSUP', 'EINVAL']);

/** @param isShared whether other listeners of this process will open on the same port, which not every system supports */
function open(door: NetServer, { host, port }: Address, isShared: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen({ host, port, backlog: BACKLOG, ...(isShared && { reusePort: true }) }, () => {
      door.off('error', reject);
      resolve();
    });
  });
}

function finisher(server: HttpServer, doors: readonly NetServer[]): (patienceMs: number) => Promise<void> {
  const answering = new Set<ServerResponse>();
  let isStopping = false;
  // Before the application's own listener, which may answer immediately.
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return async (patienceMs) => {
    isStopping = true;
    // Responses whose headers are not sent yet tell the client that the connection will close.
    for (const response of answering) response.shouldKeepAlive = false;
    // The web server's own `close` cuts idle connections immediately, although a request may just be arriving on one.
    const close = (door: NetServer) =>
      new Promise<void>((resolve) => NetServer.prototype.close.call(door, () => resolve()));
    const closed = Promise.all(doors.map(close)).then(() => undefined);
    await Promise.race([closed, sleep(Math.min(LAST_REQUESTS_MS, patienceMs))]);
    server.closeIdleConnections();
    const isDone = await Promise.race([closed.then(() => true), sleep(patienceMs, false, { ref: false })]);
    if (!isDone) server.closeAllConnections();
    await closed;
    // Stops the web server's periodic checks of its connections.
    server.close(() => undefined);
  };
}

/**
 * Checks the port before anything slow is opened.
 * @throws a sentence if it is not possible to listen there
 */
export function assertCanListen(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(inWords(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

function inWords(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=3001 npm start`,
    EADDRNOTAVAIL: `HOST ${host} is not an IP address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all its addresses.`,
    ENOTFOUND: `HOST ${host} cannot be resolved to an IP address. Use an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
    EACCES: `Only an administrator may open port ${port}. Choose another port: PORT=3000 npm start`,
  };
  const sentence = error.code === undefined ? undefined : sentences[error.code];
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}
