import { existsSync } from 'node:fs';
import { link, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackup, type TableCount } from '#database/backup/read-backup.ts';
import { restoreBackup } from '#database/backup/restore-backup.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { packageRoot } from '#database/package-root.ts';
import { reachDatabase, withoutPassword } from '#database/reach.ts';
import type { Config } from '#server/platform/config/config.ts';
import { fingerprintOf, keepSecrets, secretsFile } from '#server/platform/config/secrets.ts';
import { findOwner, hasCluster } from './find-owner.ts';
import { OperatorRefusal } from './tools.ts';

/** Prints a line about what has just been done. */
type Say = (line: string) => void;

/** Writes a backup of the database and the secrets, and reads it back before it gets its name. */
export async function backUp(config: Config, path: string, passphrase: string, say: Say): Promise<string> {
  if (existsSync(path))
    throw new OperatorRefusal(`The file ${path} already exists. A backup does not overwrite files.`);
  if (!config.database.url && !hasCluster(config)) {
    throw new OperatorRefusal(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL to the values of the server.`,
    );
  }
  const draft = `${path}.${process.pid}.part`;
  const owner = await openOwner(config);
  try {
    const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
    const { secrets } = config;
    const source = {
      ownerUrl: owner.url,
      version,
      secrets,
      fingerprint: fingerprintOf(secrets),
      now: () => new Date(),
    };
    say(`Reading ${withoutPassword(owner.url)} …`);
    await writeBackup(source, draft, passphrase, tell(say));
    say('Checking the backup …');
    const { tables } = await readBackup(draft, passphrase);
    // Unlike a rename, this fails if someone has created such a file in the meantime.
    await link(draft, path);
    return `${path} contains ${summarize(tables)} and the secrets, ${await sizeOf(path)}. Nobody can read it without the passphrase.`;
  } finally {
    await rm(draft, { force: true });
    await owner.close();
  }
}

/** Reads and checks a backup from beginning to end. */
export async function verify(path: string, passphrase: string, say: Say): Promise<string> {
  const { manifest, tables } = await readBackup(path, passphrase, { onTableRead: tell(say) });
  return `${path} is complete: ${summarize(tables)} and the secrets, made at ${manifest.at} by Twofold ${manifest.version} from PostgreSQL ${manifest.postgres}.`;
}

/**
 * Fills the empty database of the configuration.
 * @param config with the secrets of the backup
 */
export async function restore(config: Config, path: string, passphrase: string, say: Say): Promise<string> {
  say('Reading the backup …');
  await readBackup(path, passphrase);
  const kept = keepSecrets(config.dataDir, config.secrets);
  if (!kept.ok) throw new OperatorRefusal(kept.mistake);
  const owner = await openOwner(config);
  try {
    say(`Filling ${withoutPassword(owner.url)} …`);
    const tables = await restoreBackup(owner.url, path, passphrase, tell(say));
    return `Restored and verified ${summarize(tables)}. The secrets are in ${secretsFile(config.dataDir)}. Start Twofold with: npm start`;
  } finally {
    await owner.close();
  }
}

async function openOwner(config: Config) {
  if (config.database.url) await reachDatabase(config.database.url, 'DATABASE_URL');
  return findOwner(config);
}

const tell =
  (say: Say) =>
  ({ name, rows }: TableCount) => {
    if (rows > 0) say(`  ${name}: ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`);
  };

function summarize(tables: readonly TableCount[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en')} rows in ${tables.length} tables`;
}

async function sizeOf(path: string): Promise<string> {
  const { size } = await stat(path);
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
}
