import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCompany } from '#sample/seed-sample.ts';
import { startServer } from '#server/main.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { freePort } from '../free-port.ts';
import { storeSample } from '../store-sample.ts';
import { ensureWebIsBuilt, root } from '../web-build.ts';

/** A server for the sample company with a data folder that is deleted together with it. */
export interface SampleServer {
  url: string;
  email: string;
  password: string;
  stop(): Promise<void>;
}

/**
 * Builds what is needed and serves the sample company on a free port, without a language model and without email.
 * @throws if the web application cannot be built or the server cannot start
 */
export async function startSampleServer(): Promise<SampleServer> {
  await ensureWebIsBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), 'twofold-sample-'));
  const port = await freePort();
  const read = readConfig({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' }, root);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  const password = randomBytes(9).toString('base64url');
  const server = await startServer(read.config, (database) => storeSample(database, password));
  return {
    url: `http://localhost:${port}`,
    email: sampleCompany.people[0].email,
    password,
    stop: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A page that the server shows only if something is wrong, as the server would send it. */
export function readStandIn(name: 'unavailable'): Promise<string> {
  return readFile(join(root, 'dist', 'web', 'pages', `${name}.html`), 'utf8');
}
