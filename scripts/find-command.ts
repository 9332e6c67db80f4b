import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these commands that this machine has. */
export function findCommand(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Firefox, as the tests and `npm run listen` find it. */
export const findFirefox = (): string | undefined => process.env.FIREFOX_PATH ?? findCommand('firefox-esr', 'firefox');
