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
/** The database every worker's own database is copied from. */
export const TEMPLATE = 'twofold_template';

/** One cluster per run, with a migrated and seeded template. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twofold-test-'));
  const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  const cluster = await openEmbedded({ dataDir, password: 'owner-of-a-test-run-only', log: silent, isThrowaway: true });
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const templateUrl = new URL(cluster.url);
  templateUrl.pathname = `/${TEMPLATE}`;
  await prepareDatabase(templateUrl.href, { password: TEST_LOGIN_PASSWORD });
  project.provide('clusterUrl', cluster.url);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
