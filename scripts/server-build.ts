import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources, root, runBuilder } from './web-build.ts';

export const serverFolder = join(root, 'dist', 'server');
/** Records the sources that `serverFolder` was built from. */
export const serverStampFile = join(root, 'dist', 'server.built-from');

/** One hash of everything that the server is built from. */
export const hashServer = () =>
  hashSources([
    'server',
    'database',
    'domain',
    'drawing',
    'contract',
    'documents',
    'analyst',
    'sample',
    'scripts/build-server.ts',
    'scripts/run-server.ts',
    'scripts/serve.ts',
    'scripts/serve-demo.ts',
    'scripts/chosen-scenario.ts',
    'scripts/store-sample.ts',
    'scripts/store-audit.ts',
    'package-lock.json',
  ]);

/**
 * Builds the server, unless the existing build was made from the current sources.
 * @throws a sentence if the build fails
 */
export async function ensureServerIsBuilt(): Promise<void> {
  const stamp = await readFile(serverStampFile, 'utf8').catch(() => '');
  const isThere = existsSync(join(serverFolder, 'serve.js'));
  if (isThere && stamp === (await hashServer())) return;
  await runBuilder('build-server.ts', 'the server', isThere);
}
