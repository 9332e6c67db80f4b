/**
 * The warning for an operator who starts the server as root; null for every other account.
 *
 * @param uid of the process; undefined if the system has none
 * @param dataDir what the other account must own
 */
export function remarkOnAccount(uid: number | undefined, dataDir: string): string | null {
  if (uid !== 0) return null;
  return `Twofold runs as root. A security hole in it would expose the whole machine. Create an account for it (useradd --system twofold; chown -R twofold ${dataDir}) and start Twofold with that account.`;
}
