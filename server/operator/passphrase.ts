import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { OperatorRefusal } from './tools.ts';

/** Anyone who finds the file can guess as often as they like. */
const SHORTEST = 12;

/**
 * The passphrase of a backup: from BACKUP_PASSPHRASE, from the file that BACKUP_PASSPHRASE_FILE names, or typed without being shown,
 * twice if it is new.
 *
 * @throws {OperatorRefusal} if there is none, or a new one is short
 */
export async function readPassphrase(
  env: Readonly<Record<string, string | undefined>>,
  { isNew }: { isNew: boolean },
): Promise<string> {
  const passphrase = readGiven(env) ?? (await askForIt(isNew));
  if (isNew && [...passphrase].length < SHORTEST) {
    throw new OperatorRefusal(`The passphrase needs at least ${SHORTEST} characters. Nothing was written.`);
  }
  return passphrase;
}

function readGiven({ BACKUP_PASSPHRASE: given, BACKUP_PASSPHRASE_FILE: path }: Record<string, string | undefined>) {
  if (given && path) throw new OperatorRefusal('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE are both set. Keep one.');
  if (!path) return given || undefined;
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new OperatorRefusal(
      `BACKUP_PASSPHRASE_FILE ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`,
    );
  }
}

async function askForIt(isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new OperatorRefusal('Give the passphrase of the backup with BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.');
  }
  // Typed characters are not shown.
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const ask = async (question: string) => {
    process.stderr.write(question);
    const answer = await lines.question('');
    process.stderr.write('\n');
    return answer;
  };
  try {
    const typed = await ask('Passphrase of the backup: ');
    if (isNew && (await ask('Repeat the passphrase: ')) !== typed) {
      throw new OperatorRefusal('The two passphrases differ. Nothing was written.');
    }
    return typed;
  } finally {
    lines.close();
  }
}
