import { BackupRefusal } from '#database/backup/backup-refusal.ts';
import { EmbeddedRefusal } from '#database/embedded/embedded-refusal.ts';
import { OperatorRefusal } from '#server/operator/tools.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import { root } from './web-build.ts';

/** Reads the same configuration as the server. It ends the process with a sentence for each mistake. */
export function readSettings(secrets?: Secrets): Config {
  const read = readConfig(process.env, root, secrets ? { secrets } : {});
  if (read.ok) return read.config;
  for (const mistake of read.mistakes) console.error(mistake);
  process.exit(1);
}

/**
 * Runs the operator's command and prints the result; exits with code 1 and a sentence if nothing was done.
 * @param work returns undefined if the arguments were wrong
 */
export async function runTold(usage: string, work: () => Promise<string | undefined>): Promise<void> {
  try {
    const outcome = await work();
    console.log(outcome ?? usage);
    process.exitCode = outcome === undefined ? 1 : 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isWorded =
      error instanceof BackupRefusal || error instanceof OperatorRefusal || error instanceof EmbeddedRefusal;
    if (isWorded || code?.startsWith('ERR_PARSE_ARGS')) console.error(message);
    else if (code === 'ENOSPC') console.error('There is no space left on the disk. Nothing was kept.');
    else if (message.startsWith('The PostgreSQL that ')) console.error(message);
    else console.error(error);
    process.exitCode = 1;
  }
}
