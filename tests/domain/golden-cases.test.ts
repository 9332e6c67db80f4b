import { describe, expect, it } from 'vitest';
import { scoreComponent } from '#domain/components/component-score.ts';
import type { ComponentId } from '#domain/ids.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { goldenCases, goldenComponent } from '#tests/shared/golden-cases.ts';
import { sampleData, sampleTopic } from './sample-assessment.ts';

describe('the golden cases', () => {
  it.each(goldenCases)('$title', ({ components: stated, thresholds, isRelevant, expected }) => {
    const topic = sampleTopic('E1');
    const components = stated.map((golden, index) => goldenComponent(golden, `c${index}` as ComponentId, topic.id));
    const scores = components.map((component) => {
      const { score, likelihoodCounted, rule, counted } = scoreComponent(component);
      return { score, likelihoodCounted, rule, counted };
    });
    expect(scores).toEqual(expected.components);

    const selections = isRelevant ? [] : [{ topicId: topic.id, isRelevant }];
    const dashboard = buildDashboard(sampleData({ topics: [topic], selections, components }), thresholds);
    expect(dashboard.points).toHaveLength(expected.point === null ? 0 : 1);
    expect(dashboard.points[0] ?? null).toEqual(expected.point && expect.objectContaining(expected.point));
    expect(dashboard.notYetAssessed.map(({ reason }) => reason)).toEqual(
      expected.unassessed === null ? [] : [expected.unassessed],
    );
  });
});
