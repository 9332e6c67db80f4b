/**
 * What an operator is told who starts the server as root; null for every other account.
 *
 * @param uid of the process; undefined where the system has none
 * @param dataDir what the other account has to own
 */
export function remarkOnAccount(uid: number | undefined, dataDir: string): string | null {
  if (uid !== 0) return null;
  return `Twofold runs as root: whoever finds a hole in it has the whole machine. Give it an account of its own: useradd --system twofold, chown -R twofold ${dataDir}, and start it as that one.`;
}
