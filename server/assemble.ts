import type { Database } from '#database/open.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createApp } from './app.ts';
import { createSessions } from './features/account/auth/create-sessions.ts';
import { type ChatPorts, createChat } from './features/assistant/chat/chat.ts';
import { createAnalystLoader } from './features/assistant/chat/load-analyst.ts';
import { createOutboxPage } from './platform/http/outbox-page.ts';
import { createAnswerRoom } from './platform/http/response-memory-limit.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import { createTroubles } from './platform/http/troubles.ts';
import { createUploads } from './platform/http/upload-room.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import { createLimits, type HourlyLimits } from './platform/limits/limits.ts';
import { createLive } from './platform/live/live.ts';
import { createLiveStreams } from './platform/live/live-stream.ts';
import type { Log } from './platform/log/log.ts';
import { createSeldomLog } from './platform/log/seldom.ts';
import type { MailQueue } from './platform/mail/mail-queue.ts';
import { MODEL_LIMITS } from './platform/model/chat-model.ts';
import { createEndpointModel } from './platform/model/endpoint-model.ts';

/** What the application needs from its environment: the server's own, or a test's. */
export interface Surroundings {
  config: Config;
  database: Database;
  /** Connection string for the one connection that listens. */
  listenUrl: string;
  jobs: JobQueue;
  mail: MailQueue;
  files: StaticFiles;
  /** The built-in analyst's weights, which are read with the first question. */
  weightsFile: string;
  now: () => Date;
  log: Log;
  version: string;
}

/** What a test replaces. */
export interface Replacements {
  hourlyLimits?: HourlyLimits;
  chat?: Partial<ChatPorts>;
}

/** Connects the ports to one another, in the same way for the server and for tests. Opens nothing; returns what must be closed. */
export function assemble(surroundings: Surroundings, replacements: Replacements = {}) {
  const { config, database, listenUrl, jobs, mail, files, weightsFile, now, log, version } = surroundings;
  const live = createLive({ pool: database.pool, listenUrl, log });
  const liveStreams = createLiveStreams(live);
  const limits = createLimits(database.pool, replacements.hourlyLimits);
  const sessions = createSessions({
    database,
    config,
    mail,
    limits,
    now,
    log,
    onAccessChange: (userId) => live.publish({ kind: 'access', userId }),
  });
  const chat = createChat({
    database,
    endpoint: config.model ? createEndpointModel(config.model, MODEL_LIMITS) : null,
    loadAnalyst: createAnalystLoader(weightsFile),
    modelLimits: MODEL_LIMITS,
    limits,
    live,
    now,
    ...replacements.chat,
  });
  const showOutbox = createOutboxPage(config);
  const answerRoom = createAnswerRoom();
  const troubles = createTroubles(createSeldomLog(log));
  const ports = { database, sessions, jobs, mail, limits, live, answerRoom, uploads: createUploads(), troubles };
  const app = createApp({ ...ports, liveStreams, chat, showOutbox, files, config, now, log, version });
  return { app, chat, live, liveStreams, sessions };
}
