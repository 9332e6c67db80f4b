import { expect, it } from 'vitest';
import { bandTopics, screeningsOf } from '#web/features/register/components/screening-order.ts';
import { sampleTopic } from '../../domain/sample-assessment.ts';

const [E1, E2, S1, G1] = ['E1', 'E2', 'S1', 'G1'].map((code) => sampleTopic(code));
const topics = [E1, E2, S1, G1].flatMap((topic) => topic ?? []);
const row = (code: string, impactScore: number | null, financialScore: number | null) => ({
  ...{ topicId: sampleTopic(code).id, impactScore, financialScore },
  ...{ justification: '', carriedFrom: '', version: 1 },
});

it('puts the highest score of the side first, keeps ties in reading order and puts unscreened topics last', () => {
  const scores = [row('E2', 6, null), row('S1', 9, 1), row('G1', 6, 10)];
  const shown = (side: 'impact' | 'financial') =>
    bandTopics(topics, screeningsOf({ scores }, side)).map(({ label, topics: own }) => [
      label,
      own.map((one) => one.code),
    ]);
  expect(shown('impact')).toEqual([
    ['Screening 8 to 10', ['S1']],
    ['Screening 5 to 7', ['E2', 'G1']],
    ['Not screened', ['E1']],
  ]);
  expect(shown('financial')).toEqual([
    ['Screening 8 to 10', ['G1']],
    ['Screening 1 to 4', ['S1']],
    ['Not screened', ['E1', 'E2']],
  ]);
});
