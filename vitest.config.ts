import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const cluster = 'tests/shared/cluster.ts';
const trainedAnalyst = 'tests/shared/trained-analyst.ts';

/** Vitest leaves one core free, of two that is half. */
const allCores = Math.max(2, availableParallelism());

/** Groups run one after another: on a small machine a browser beside two database clusters would only time out. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['tests/{domain,drawing,reports,analyst}/**/*.test.ts', 'tests/web/**/*.test.{ts,tsx}'],
          maxWorkers: allCores,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{server,contract,database}/**/*.test.ts'],
          globalSetup: [cluster, trainedAnalyst],
          maxWorkers: allCores,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'embedded',
          include: ['tests/embedded/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [cluster, trainedAnalyst],
          // Each brings a server and a browser, and waits for one of them most of the time: two side by side want patience, not more cores.
          maxWorkers: 2,
          testTimeout: 180_000,
          // A press may meet a page that moves under it just then. What fails twice is broken.
          retry: 1,
          // A machine that is busy elsewhere draws late, not never.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
