import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const cluster = 'tests/shared/cluster.ts';
const trainedAnalyst = 'tests/shared/trained-analyst.ts';

/** Vitest leaves one core free, of two that is half. */
const allCores = Math.max(2, availableParallelism());

/** In milliseconds. Ends what hangs; no test is as slow as that, however busy the machine is with other work. */
const HANGS = 600_000;
/** What is awaited comes late on a busy machine, not never. */
const patient = { poll: { timeout: 30_000 } };

/** Begun last, each of these would run by itself at the end: they take long, and their files are short. */
const LONGEST = /accessibility|two-colleagues|effects|malformed-inputs|two-walls|mail-settings/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Groups run one after another: on a small machine a browser beside two database clusters would only time out.
 * Files of a worker share its modules (`isolate: false`): loading the server anew for each took two fifths of its tests' processor time.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['tests/{domain,drawing,documents,analyst}/**/*.test.ts', 'tests/web/**/*.test.{ts,tsx}'],
          maxWorkers: allCores,
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: patient,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/{server,contract,database}/**/*.test.ts'],
          globalSetup: [cluster, trainedAnalyst],
          // Some wait for a second attempt at sending an email, or check that something does not happen.
          maxWorkers: allCores + 1,
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: patient,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'embedded',
          include: ['tests/embedded/**/*.test.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: patient,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [cluster, trainedAnalyst],
          // Each starts a server and a browser and mostly waits for them: running two in parallel needs patience, not more cores.
          maxWorkers: 2,
          isolate: false,
          testTimeout: HANGS,
          // Tests that need a retry are listed at the end of the run, so that the cause is investigated. A test that fails twice is broken.
          retry: 1,
          expect: patient,
          hookTimeout: HANGS,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: [cluster, trainedAnalyst],
          testTimeout: HANGS,
          hookTimeout: HANGS,
          expect: patient,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
