import { describe, expect, it } from 'vitest';
import { applyThresholds, buildDashboard, rowsBehind } from '#domain/results/dashboard.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleScore, sampleTopic, UNSET } from './sample-assessment.ts';

const topics = ['E1', 'E2', 'S1', 'G1'].map((code) => sampleTopic(code));

function risk(topicCode: string, id: string, magnitude: 1 | 2 | 3 | 4 | 5, likelihood: 1 | 2 | 3 | 4 | 5) {
  return sampleComponent('risk', topicCode, id, {
    financialRiskOpportunity: magnitude,
    financialLikelihood: likelihood,
  });
}

describe('the five tables of the dashboard', () => {
  const components = [
    sampleComponent('impact', 'E1', 'harm', { impactPolarity: 'Negative', impactSeverity: 5 }),
    sampleComponent('impact', 'E1', 'more harm', { impactPolarity: 'Negative', actualPotentialImpact: 'Actual' }),
    sampleComponent('impact', 'E1', 'good', { impactPolarity: 'Positive' }),
    sampleComponent('impact', 'E1', 'unsaid', UNSET),
    sampleComponent('impact', 'S1', 'unticked', {
      impactPolarity: 'Positive',
      impactRelevant: false,
      impactSeverity: 5,
    }),
    risk('E1', 'risk', 2, 2),
    sampleComponent('opportunity', 'S1', 'opportunity'),
    risk('E2', 'set aside', 5, 5),
  ];
  const selections = [{ topicId: mustHave(topics[1]).id, isRelevant: false }];
  const dashboard = buildDashboard(sampleData({ topics, selections, components }));

  it('list each row once, highest score first, with unticked rows shown and marked', () => {
    const { positiveImpacts, negativeImpacts, polarityNotSet, opportunities, risks } = dashboard;
    const tables = [positiveImpacts, negativeImpacts, polarityNotSet, opportunities, risks];
    expect(tables.map((table) => table.map(({ id, score, counted }) => [id, score, counted]))).toEqual([
      [
        ['unticked', 15, false],
        ['good', 9, true],
      ],
      [
        ['harm', 15, true],
        ['more harm', 15, true],
      ],
      [['unsaid', null, false]],
      [['opportunity', 9, true]],
      [['risk', 4, true]],
    ]);
  });

  it('give the topic of each row and how its score was computed', () => {
    expect(dashboard.negativeImpacts[1]).toMatchObject({
      topic: { code: 'E1', category: 'Environmental', group: { key: 'E1', label: 'E1 Climate change' } },
      severity: 3,
      likelihoodStated: 3,
      likelihoodCounted: 5,
      rule: 'actual',
    });
  });

  it('leave out everything under a deselected topic, as does the rest of the dashboard', () => {
    expect(JSON.stringify(dashboard)).not.toContain('set aside');
    expect(dashboard.points.map(({ topic }) => topic.code)).toEqual(['E1', 'S1']);
    expect(dashboard.notYetAssessed.map(({ topic }) => topic.code)).toEqual(['G1']);
  });

  it('give the rows behind a point', () => {
    const [first] = dashboard.points;
    expect(rowsBehind(dashboard, mustHave(first)).map(({ id }) => id)).toEqual([
      'harm',
      'more harm',
      'good',
      'risk',
      'unsaid',
    ]);
  });
});

describe('the highest-scored IROs', () => {
  it('are the top four counted ones per category', () => {
    const components = [
      risk('E1', 'a', 1, 1),
      risk('E1', 'b', 5, 5),
      risk('E2', 'c', 4, 5),
      risk('E2', 'd', 4, 4),
      risk('E1', 'e', 3, 5),
      sampleComponent('risk', 'E1', 'unticked', { ...risk('E1', 'unticked', 5, 5), financialRelevant: false }),
      risk('S1', 'f', 2, 2),
    ];
    const { highestScored } = buildDashboard(sampleData({ topics, components }));
    expect(highestScored.Environmental.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
    expect(highestScored.Social.map(({ id }) => id)).toEqual(['f']);
    expect(highestScored.Governance).toEqual([]);
  });
});

describe('the topical overview', () => {
  const components = [
    risk('E1', 'r1', 3, 5),
    sampleComponent('impact', 'E1', 'i1', { impactSeverity: 1, impactLikelihood: 1 }),
    risk('E2', 'r2', 3, 4),
    sampleComponent('impact', 'E2', 'i2', { impactSeverity: 3, impactLikelihood: 4 }),
    risk('S1', 'r3', 3, 4),
  ];
  const dashboard = buildDashboard(sampleData({ topics, components }));

  it('takes the highest sum among material topics only: 15 + 1 before 12 + 12', () => {
    expect(dashboard.topicalOverview.Environmental?.topic.code).toBe('E1');
  });

  it('stays empty where nothing is material, even with a topic classified as Medium', () => {
    expect(dashboard.points.find(({ topic }) => topic.code === 'S1')?.classification).toBe('Medium');
    expect(dashboard.topicalOverview.Social).toBeNull();
    expect(dashboard.topicalOverview.Governance).toBeNull();
  });

  it('follows the viewer’s thresholds exactly as if computed with them', () => {
    const thresholds = { impact: 10, financial: 10 };
    const moved = applyThresholds(dashboard, thresholds);
    expect(moved.topicalOverview.Environmental?.topic.code).toBe('E2');
    expect(moved.topicalOverview.Social?.materialBy).toBe('financial');
    expect(moved).toEqual(buildDashboard(sampleData({ topics, components }), thresholds));
  });

  it('takes the first topic in reading order when two have equal scores', () => {
    const alike = [risk('E2', 'r2', 5, 5), risk('E1', 'r1', 5, 5)];
    const { topicalOverview } = buildDashboard(sampleData({ topics: topics.toReversed(), components: alike }));
    expect(topicalOverview.Environmental?.topic.code).toBe('E1');
  });
});

describe('the dashboard as a whole', () => {
  it('starts from the adopted thresholds', () => {
    const assessment = { ...sampleAssessment, thresholds: { impact: 5, financial: 20 } };
    expect(buildDashboard(sampleData({ assessment })).thresholds).toEqual({ impact: 5, financial: 20 });
  });

  it('lists the 1–10 screening separately, relevant topics only', () => {
    const scores = [sampleScore('S1', 9, 2), sampleScore('E1', 3, 8), sampleScore('G1', 10, 10)];
    const selections = [{ topicId: mustHave(topics[3]).id, isRelevant: false }];
    const { screening, points } = buildDashboard(sampleData({ topics, scores, selections }));
    expect(
      screening.map(({ topic, impactScore, financialScore }) => [topic.code, impactScore, financialScore]),
    ).toEqual([
      ['E1', 3, 8],
      ['S1', 9, 2],
    ]);
    expect(points).toEqual([]);
  });

  it('is plain data that survives JSON unchanged', () => {
    const dashboard = buildDashboard(sampleData({ topics, components: [risk('E1', 'r', 5, 5)] }));
    expect(JSON.parse(JSON.stringify(dashboard))).toEqual(dashboard);
  });

  it('does not depend on the order in which rows were read', () => {
    const components = ['x', 'y', 'z'].flatMap((id) => [risk('E1', id, 3, 3), risk('S1', `${id}2`, 3, 3)]);
    const forwards = buildDashboard(sampleData({ topics, components }));
    const backwards = buildDashboard(sampleData({ topics: topics.toReversed(), components: components.toReversed() }));
    expect(backwards).toEqual(forwards);
  });

  it('computes 500 components under 40 topics in under 50 ms', () => {
    const many = Array.from({ length: 40 }, (_, index) => sampleTopic(`E${(index % 5) + 1}.${index}`));
    const components = Array.from({ length: 500 }, (_, index) =>
      risk(mustHave(many[index % 40]).code, `r${index}`, 3, 4),
    );
    const data = sampleData({ topics: many, components });
    buildDashboard(data);
    const start = performance.now();
    for (let round = 0; round < 10; round++) buildDashboard(data);
    expect((performance.now() - start) / 10).toBeLessThan(50);
  });
});
