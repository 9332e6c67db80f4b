import { openDatabase } from '#database/open.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createMail } from '#server/platform/mail/mail.ts';
import { createMailQueue } from '#server/platform/mail/mail-queue.ts';

/**
 * A separate process that works on the mail queue, to be killed by a test. Takes the serving login's connection string and a data folder;
 * the rest of its configuration is in the environment. Prints 'ready' when it is working.
 */
const [appUrl = '', dataDir = ''] = process.argv.slice(2);
const read = readConfig({ ...process.env, DATA_DIR: dataDir }, dataDir);
if (!read.ok) throw new Error(read.mistakes.join('\n'));
const log = createLog('silent');
const jobs = await createJobQueue(await openDatabase(appUrl, { connectTimeoutMs: 60_000 }), log, {
  pollingSeconds: 0.5,
  watchSeconds: 1,
});
await createMailQueue({ jobs, mail: createMail(read.config, log), config: read.config, log });
console.log('ready');
