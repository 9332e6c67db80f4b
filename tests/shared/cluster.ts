import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#database/embedded/open-embedded.ts';
import { prepareDatabase } from '#database/prepare.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The owner's connection string to the cluster of this run. */
    clusterUrl: string;
  }
}

/** Password of the serving login in tests; the cluster lives as long as the run. */
export const TEST_LOGIN_PASSWORD = 'serving-login-of-a-test-run-only';
/** The database from which each worker's own database is copied. */
export const TEMPLATE = 'twofold_template';
/** Owns the template's tables without being a superuser, as in an operator's own PostgreSQL. */
export const OWNER = 'twofold_test_owner';
export const OWNER_PASSWORD = 'owner-of-the-template-only';

interface Cluster {
  url: string;
  stop: () => Promise<void>;
}

/** What the projects of this run share: each loads this file anew, but in the same process. */
const run = globalThis as { twofoldCluster?: { prepared: Promise<Cluster>; users: number } | undefined };

/**
 * One cluster per run, with a migrated and seeded template. `TEST_DATABASE_URL` (a superuser's, on a server without anything of
 * value) names another PostgreSQL to run on, such as an older one.
 */
export default async function shareCluster(project: TestProject): Promise<() => Promise<void>> {
  run.twofoldCluster ??= { prepared: prepareCluster(), users: 0 };
  const shared = run.twofoldCluster;
  shared.users += 1;
  const { url, stop } = await shared.prepared;
  project.provide('clusterUrl', url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    run.twofoldCluster = undefined;
    await stop();
  };
}

async function prepareCluster(): Promise<Cluster> {
  const { url, stop } = await openCluster();
  const password = OWNER_PASSWORD;
  await asSuperuser(url, [
    `drop database if exists ${TEMPLATE} with (force)`,
    `drop role if exists ${OWNER}`,
    `create role ${OWNER} login noinherit createrole password '${password}'`,
    // Roles created by someone else must be granted with the right to pass them on.
    ...['twofold_member', 'twofold_system', 'twofold_backup'].flatMap((role) => [
      `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`,
      `grant ${role} to ${OWNER} with admin option`,
    ]),
    `create database ${TEMPLATE} owner ${OWNER}`,
  ]);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${TEMPLATE}`;
  await asSuperuser(templateUrl.href, [`grant create on schema public to ${OWNER}`]);
  templateUrl.username = OWNER;
  templateUrl.password = password;
  await prepareDatabase(templateUrl.href, { password: TEST_LOGIN_PASSWORD });
  return { url, stop };
}

async function openCluster(): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = await mkdtemp(join(tmpdir(), 'twofold-test-'));
  const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  const cluster = await openEmbedded({ dataDir, password: 'owner-of-a-test-run-only', log: silent, isThrowaway: true });
  return {
    url: cluster.url,
    stop: async () => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function asSuperuser(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
