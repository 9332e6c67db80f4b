/**
 * Import this first. npm puts the Node version pinned by the lock file before the machine's own; a script that is not called through npm
 * switches to it here. (A Node before 22.18 cannot read this file at all: use npm.)
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const oldest = 24;

if (Number.parseInt(process.versions.node, 10) < oldest) {
  const pinned = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
  if (!existsSync(pinned)) {
    console.error(`Twofold needs Node ${oldest} or later. This is ${process.version}. Run npm ci to install one.`);
    process.exit(1);
  }
  process.exit(spawnSync(pinned, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1);
}
