import { expect, it } from 'vitest';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { wizardTotals } from '#domain/progress/wizard-totals.ts';
import { sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

it('counts complete sections, and relevant topics with at least one entry', () => {
  const data = sampleData({
    topics: ['E1', 'S1', 'G1'].map((code) => sampleTopic(code)),
    selections: [{ topicId: sampleTopic('G1').id, isRelevant: false, carriedFrom: '' }],
    components: [
      sampleComponent('impact', 'E1', 'one'),
      sampleComponent('risk', 'E1', 'two'),
      sampleComponent('risk', 'G1', 'set aside'),
    ],
  });
  const progress = wizardProgress(data);
  const complete = progress.filter(({ state }) => state === 'complete').length;
  expect(complete).toBeGreaterThan(0);
  expect(wizardTotals(data, progress)).toEqual({ sections: 6, complete, topics: 2, withEntries: 1 });
});
