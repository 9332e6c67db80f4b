import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import type { AssessmentShape } from '#contract/assessment.ts';
import { saveAssessmentAsking } from '#web/features/saving/save-assessment.ts';

const at = (version: number, impact = 12.5) =>
  ({ version, thresholds: { impact, financial: 12.5 } }) as unknown as AssessmentShape;

/** A server whose assessment stands at `current` until a save comes on top of its version. */
function serverAt(current: AssessmentShape) {
  const versions: number[] = [];
  return {
    versions,
    send: async (version: number) => {
      versions.push(version);
      if (version === current.version) return at(version + 1, 20);
      throw new ORPCError('conflict', { status: 409, data: { conflicts: [{ key: 'a', current }] } });
    },
  };
}

const isUntouched = (seen: AssessmentShape, current: AssessmentShape) =>
  seen.thresholds.impact === current.thresholds.impact;
const describeIt = () => ({ label: 'Thresholds', mine: '20', theirs: '5', changedBy: null, changedAt: null });
const neverAsked = async () => {
  throw new Error('nobody should be asked');
};

describe('saving a field of the assessment', () => {
  it('goes on by itself when a colleague only moved to another section', async () => {
    const server = serverAt(at(7));
    const outcome = await saveAssessmentAsking({
      seen: at(3),
      send: server.send,
      isUntouched,
      describe: describeIt,
      ask: neverAsked,
    });
    expect(outcome).toEqual({ saved: at(8, 20) });
    expect(server.versions).toEqual([3, 7]);
  });

  it('asks when a colleague changed the same field, and saves mine on top of theirs', async () => {
    const server = serverAt(at(7, 5));
    const asked: unknown[] = [];
    const outcome = await saveAssessmentAsking({
      seen: at(3),
      send: server.send,
      isUntouched,
      describe: describeIt,
      ask: async (items) => {
        asked.push(items);
        return { assessment: 'mine' };
      },
    });
    expect(asked).toHaveLength(1);
    expect(outcome).toEqual({ saved: at(8, 20) });
  });

  it('takes theirs without saving, and saves nothing when the person decides later', async () => {
    const theirs = at(7, 5);
    const save = (answer: Record<string, 'mine' | 'theirs'> | null) =>
      saveAssessmentAsking({
        seen: at(3),
        send: serverAt(theirs).send,
        isUntouched,
        describe: describeIt,
        ask: async () => answer,
      });
    expect(await save({ assessment: 'theirs' })).toEqual({ theirs });
    expect(await save(null)).toBeNull();
  });

  it('passes on every other failure', async () => {
    const failure = new TypeError('Failed to fetch');
    const outcome = saveAssessmentAsking({
      seen: at(3),
      send: () => Promise.reject(failure),
      isUntouched,
      describe: describeIt,
      ask: neverAsked,
    });
    await expect(outcome).rejects.toBe(failure);
  });
});
