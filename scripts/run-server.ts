import type { Database } from '#database/open.ts';
import { packageRoot } from '#database/package-root.ts';
import { withoutPassword } from '#database/reach.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import { remarkOnAccount } from '#server/platform/config/account.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { outboxPath } from '#server/platform/http/outbox-page.ts';

interface RunOptions {
  /** The environment to read the configuration from. */
  readonly env?: NodeJS.ProcessEnv;
  /** Runs before any requests are served; the returned lines are printed. */
  readonly prepare?: (database: Database, config: Config) => Promise<readonly string[]>;
}

/**
 * Runs the server until it is told to stop: reads the configuration, starts the server, and prints one line with the address. The first
 * SIGINT, SIGTERM or SIGHUP closes it in order; a second one does not wait. If it cannot start, it exits with code 1 and a sentence for
 * each mistake.
 */
export async function runServer({ env = process.env, prepare }: RunOptions = {}): Promise<void> {
  const read = readConfig(env, packageRoot, { mayReplaceSecrets: process.argv.includes('--new-secrets') });
  if (!read.ok) {
    console.error('Twofold did not start. In the configuration:');
    for (const mistake of read.mistakes) console.error(`  ${mistake}`);
    process.exit(1);
  }
  const { config, remarks } = read;
  const ofAccount = remarkOnAccount(process.getuid?.(), config.dataDir);
  for (const remark of [...remarks, ...(ofAccount ? [ofAccount] : [])]) console.error(remark);
  const stop = listenForStop();
  try {
    if (config.database.url) console.log(`Connecting to ${withoutPassword(config.database.url)} …`);
    else console.log(`Opening the database in ${config.dataDir} …`);
    const lines: string[] = [];
    const server = await startServer(config, async (database) => {
      if (prepare) lines.push(...(await prepare(database, config)));
    });
    stop.whenAsked(server);
    for (const line of lines) console.log(line);
    if (config.canShowOutbox) console.log(`Mail stays on this machine. Read it at ${outboxUrl(config, server)}`);
    console.log(`Twofold is ready at ${addressFor(config, server)}`);
  } catch (error) {
    console.error(`Twofold did not start. ${error instanceof Error ? error.message : error}`);
    if (config.logLevel === 'debug' || config.logLevel === 'trace') console.error(error);
    process.exit(1);
  }
}

function addressFor(config: Config, server: RunningServer): string {
  if (config.isPublicUrlSet) return config.publicUrl;
  return `http://localhost:${new URL(server.url).port || 80}`;
}

/** Anyone who has this address can read the mail, including sign-in links. */
const outboxUrl = (config: Config, server: RunningServer) =>
  `http://localhost:${new URL(server.url).port || 80}${outboxPath(config)}`;

/**
 * npm passes a signal only to the shell that it started. Both then end, and this process would otherwise remain, keeping the port and the
 * database.
 */
function watchStarter(onGone: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    onGone();
  }, 500).unref();
}

/** Listens from the very start: a stop signal during the first seconds takes effect as soon as there is something to close. */
function listenForStop(): { whenAsked(server: RunningServer): void } {
  let server: RunningServer | undefined;
  let askedAt = 0;
  const close = async () => {
    if (!askedAt || !server) return;
    await server.close().catch((error: unknown) => {
      console.error('Twofold did not close in order.', error);
      process.exitCode = 1;
    });
    process.exit();
  };
  const hear = () => {
    // One Ctrl-C arrives twice: from the terminal, and passed on by npm.
    if (askedAt && Date.now() - askedAt < 1_000) return;
    if (askedAt) process.exit(1);
    askedAt = Date.now();
    void close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
  watchStarter(() => askedAt || hear());
  return {
    whenAsked(running) {
      server = running;
      void close();
    },
  };
}
