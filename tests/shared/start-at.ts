import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type RunningApp, startApp } from './running-app.ts';

/** A running application that knows its own address: mails carry it, so the port must be known before the server starts. */
export async function startAt(env: Record<string, string> = {}): Promise<{ app: RunningApp; url: string }> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return { app: await startApp({ PORT: String(port), ...env }), url: `http://localhost:${port}` };
}
