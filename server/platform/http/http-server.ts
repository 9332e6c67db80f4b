import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { createServer, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { connectionLimits, SILENT_CLIENT_MS } from './connection-limits.ts';

interface Address {
  host: string;
  /** 0 asks the system for a free one. */
  port: number;
}

export interface Listening {
  server: HttpServer;
  /**
   * Takes no new connections, answers what comes on those that are open, each for the last time, and ends when all have been
   * answered. Who is still being answered after `patienceMs` is cut off.
   */
  finish(patienceMs: number): Promise<void>;
}

/** A client that was answered just before may send its next request on the same connection; it is answered as well. */
const LAST_REQUESTS_MS = 400;

/** @throws a sentence when nobody can listen there. */
export async function listen(fetch: Parameters<typeof serve>[0]['fetch'], address: Address): Promise<Listening> {
  const server = await new Promise<HttpServer>((resolve, reject) => {
    const { host: hostname, port } = address;
    const starting = serve({ fetch, port, hostname, serverOptions: connectionLimits }, () =>
      resolve(starting),
    ) as HttpServer;
    starting.setTimeout(SILENT_CLIENT_MS);
    starting.once('error', (error) => reject(inWords(error, address)));
  });
  return { server, finish: finisher(server) };
}

function finisher(server: HttpServer): (patienceMs: number) => Promise<void> {
  const answering = new Set<ServerResponse>();
  let isStopping = false;
  // Before the application's own listener, which may answer at once.
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return async (patienceMs) => {
    isStopping = true;
    // Those whose headers are not sent yet tell the client that this was the last one.
    for (const response of answering) response.shouldKeepAlive = false;
    // The web server's own `close` cuts idle connections at once, on which a request may be under way just now.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    await Promise.race([closed, sleep(Math.min(LAST_REQUESTS_MS, patienceMs))]);
    server.closeIdleConnections();
    const isDone = await Promise.race([closed.then(() => true), sleep(patienceMs, false, { ref: false })]);
    if (!isDone) server.closeAllConnections();
    await closed;
    // Ends the checks of connections that the web server makes by the clock.
    server.close(() => undefined);
  };
}

/** Asks for the port before anything is opened that takes a while. @throws a sentence when nobody can listen there */
export function assertCanListen(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(inWords(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

function inWords(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or start with another: PORT=3001 npm start`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all its addresses.`,
    ENOTFOUND: `HOST ${host} is a name that nobody knows. Give an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
    EACCES: `Only an administrator may open port ${port}. Start with another: PORT=3000 npm start`,
  };
  const sentence = error.code === undefined ? undefined : sentences[error.code];
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}
