import './pinned-node.ts';
import { parseArgs } from 'node:util';
import { backUp, verify } from '#server/operator/back-up.ts';
import { readPassphrase } from '#server/operator/passphrase.ts';
import { readSettings, runTold } from './run-told.ts';

/** `npm run backup -- FILE` makes a backup, whether or not the server is running; `--verify FILE` checks one. */
const usage = 'Usage: npm run backup -- <file>, or: npm run backup -- --verify <file>';
const say = (line: string) => console.error(line);

await runTold(usage, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { verify: { type: 'boolean' } } });
  const [path] = positionals;
  if (!path || positionals.length > 1) return undefined;
  if (values.verify) return verify(path, await readPassphrase(process.env, { isNew: false }), say);
  const config = readSettings();
  return backUp(config, path, await readPassphrase(process.env, { isNew: true }), say);
});
