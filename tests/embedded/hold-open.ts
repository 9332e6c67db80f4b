/** A server for tests to kill: opens the embedded PostgreSQL in a folder, prints its URL, and runs until SIGTERM. */
import { openEmbedded } from '#database/embedded/open-embedded.ts';

const [dataDir = '', password = '', throwaway] = process.argv.slice(2);
const tell = (line: string) => console.log(line);
try {
  const embedded = await openEmbedded({
    dataDir,
    password,
    log: { debug: () => {}, warn: tell },
    isThrowaway: throwaway === 'throwaway',
  });
  process.on('SIGTERM', () => void embedded.stop().then(() => process.exit()));
  tell(embedded.url);
} catch (error) {
  tell((error as Error).message);
  process.exit(1);
}
