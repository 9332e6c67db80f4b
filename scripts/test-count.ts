import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { listTestPhases, type Phase } from './phases.ts';
import { root } from './web-build.ts';

/** The result of a run of Vitest. */
export interface TestRun extends Count {
  readonly phases: readonly Phase[];
  /** The tests that passed only at a later attempt, each with its file and name, and below them the earlier failure. */
  readonly passedLater: readonly string[];
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The parts of Vitest's JSON report that we need. A file that fails outside of its tests has the status `failed` and no failed test. */
const report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      // If a test has passed, the messages are those of its earlier attempts.
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/**
 * Counts the tests of a run. Any cause of failure counts as at least one failed test, so that a run that broke off, found no tests or
 * left an unhandled error is never reported as passed.
 */
export async function countTests(reportFile: string, exitCode: number | null): Promise<TestRun> {
  const parsed = report.safeParse(JSON.parse(await readFile(reportFile, 'utf8').catch(() => 'null')));
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0, phases: [], passedLater: [] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = numFailedTests + brokenFiles;
  const isGreen = exitCode === 0 && parsed.data.success && numPassedTests > 0;
  return {
    passed: numPassedTests,
    failed: failed === 0 && !isGreen ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
    phases: listTestPhases(testResults),
    passedLater: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) =>
          [`${relative(root, name)}: ${fullName}`, ...failureMessages.flatMap(beginningOf)].join('\n    '),
        ),
    ),
  };
}

/** The lines of a failure that say what was expected and where. */
const beginningOf = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .slice(0, 12)
    .map((line) => line.trimEnd());

/** The tests that passed only at a second attempt, one on each line; '' if there are none. */
export function laterLines({ passedLater }: Pick<TestRun, 'passedLater'>): string {
  if (passedLater.length === 0) return '';
  return ['Passed only at the second attempt; find out why:', ...passedLater.map((test) => `  ${test}`)].join('\n');
}

/** The closing line, the same for people and for scripts that read it. */
export function closingLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
