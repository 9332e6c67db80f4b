/** Secrets that nobody has to choose: generated once into the data folder, and readable only by its owner. */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { COST_OF_NEW_SECRETS } from '#database/installation.ts';

const secret = z.string().min(32);

const storedSecrets = z.object({
  /** Signs and hashes the tokens that the session library issues. */
  auth: secret,
  /** Password of the database login that serves requests. */
  appLoginPassword: secret,
  /** Password of the owner of the embedded PostgreSQL. */
  embeddedPassword: secret,
});

export type Secrets = Readonly<z.infer<typeof storedSecrets>>;

/** 256 bits, in characters that need no escaping in a URL, an SQL literal or a shell. */
const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Reads `secrets.json` in the data folder, and generates what is missing. Safe if two processes start at the same time: both end up with
 * the secrets of the first. A damaged file is refused rather than replaced, because new secrets would lock everyone out of the database.
 * So is a missing one next to a database, unless `mayReplace` says that it is permanently lost.
 */
export function loadSecrets(
  dataDir: string,
  mayReplace = false,
): { ok: true; secrets: Secrets } | { ok: false; mistake: string } {
  const path = secretsFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!mayReplace && !existsSync(path) && existsSync(join(dataDir, 'postgres'))) {
      return {
        ok: false,
        mistake: `${path} is missing, but there is a database in ${join(dataDir, 'postgres')}. Restore the file from a backup. If it is lost, start once with: npm start -- --new-secrets. ${COST_OF_NEW_SECRETS}`,
      };
    }
    createOnce(path, generateSecrets());
    chmodSync(path, 0o600);
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const known = z.record(z.string(), z.string()).parse(found);
    const complete = { ...generateSecrets(), ...known };
    const secrets = storedSecrets.parse(complete);
    if (Object.keys(complete).length > Object.keys(known).length) replace(path, complete);
    return { ok: true, secrets };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      return {
        ok: false,
        mistake: `${path} is damaged: restore it from a backup (new secrets would not match the data)`,
      };
    }
    return { ok: false, mistake: `DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}` };
  }
}

/** @throws if these are not our secrets */
export const parseSecrets = (found: unknown): Secrets => storedSecrets.parse(found);

/** Puts secrets from a backup into the data folder, if it has none or the same. */
export function keepSecrets(dataDir: string, secrets: Secrets): { ok: true } | { ok: false; mistake: string } {
  const path = secretsFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  createOnce(path, secrets);
  const found = loadSecrets(dataDir);
  if (found.ok && fingerprintOf(found.secrets) === fingerprintOf(secrets)) return { ok: true };
  return {
    ok: false,
    mistake: `${path} belongs to another installation. Set DATA_DIR to an empty folder, or move the file away.`,
  };
}

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json');

/** Distinguishes secrets without revealing them: they have 256 bits each. */
export function fingerprintOf({ auth, appLoginPassword }: Secrets): string {
  return createHash('sha256').update(`twofold secrets\n${auth}\n${appLoginPassword}`).digest('base64url');
}

function generateSecrets(): Secrets {
  return { auth: newSecret(), appLoginPassword: newSecret(), embeddedPassword: newSecret() };
}

/** Written completely under another name, then linked: a reader never sees an incomplete file, and the second writer loses. */
function createOnce(path: string, secrets: Secrets): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    readFileSync(path);
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(path: string, secrets: Record<string, string>): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
