import './pinned-node.ts';
import { parseArgs } from 'node:util';
import { readManifest } from '#database/backup/read-backup.ts';
import { restore } from '#server/operator/back-up.ts';
import { readPassphrase } from '#server/operator/passphrase.ts';
import { parseSecrets } from '#server/platform/config/secrets.ts';
import { readSettings, runTold } from './run-told.ts';

/** `npm run restore -- FILE` fills an empty database: the embedded one in DATA_DIR, or the one of DATABASE_URL. */
await runTold('Usage: npm run restore -- <file>', async () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [path] = positionals;
  if (!path || positionals.length > 1) return undefined;
  const passphrase = await readPassphrase(process.env, { isNew: false });
  const { secrets } = await readManifest(path, passphrase);
  return restore(readSettings(parseSecrets(secrets)), path, passphrase, (line) => console.error(line));
});
