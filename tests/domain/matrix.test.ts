import { describe, expect, it } from 'vitest';
import { buildMatrix, relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { sampleComponent, sampleTopic, UNSET } from './sample-assessment.ts';

const E1 = sampleTopic('E1');
const S1 = sampleTopic('S1');

describe('relevance', () => {
  it('is the default for a topic without a saved decision, and ends when it is unticked', () => {
    const selections = [{ topicId: S1.id, isRelevant: false }];
    expect(relevantTopics([E1, S1], selections)).toEqual([E1]);
    expect(relevantTopics([E1, S1], [{ topicId: S1.id, isRelevant: true }])).toEqual([E1, S1]);
  });
});

describe('the reading order of topics', () => {
  it('does not depend on the input order, even where two codes count as the same number', () => {
    const codes = ['E10', 'E01', 'E2', 'E1'].map((code) => sampleTopic(code));
    const sorted = sortTopics(codes).map(({ code }) => code);
    expect(sorted).toEqual(['E01', 'E1', 'E2', 'E10']);
    expect(sortTopics(codes.toReversed()).map(({ code }) => code)).toEqual(sorted);
  });
});

describe('the matrix', () => {
  it('keeps negative and positive impacts apart: no netting, the higher one decides', () => {
    const components = [
      sampleComponent('impact', 'E1', 'harm', { impactPolarity: 'Negative', impactSeverity: 4, impactLikelihood: 4 }),
      sampleComponent('impact', 'E1', 'good', { impactPolarity: 'Positive', impactSeverity: 5, impactLikelihood: 5 }),
    ];
    expect(buildMatrix({ topics: [E1], selections: [], components }).points[0]).toMatchObject({ impact: 25 });
  });

  it('marks a side without entries', () => {
    const onlyRisk = buildMatrix({ topics: [E1], selections: [], components: [sampleComponent('risk', 'E1', 'r')] });
    expect(onlyRisk.points[0]).toMatchObject({ impact: 0, hasImpact: false, financial: 9, hasFinancial: true });
    const onlyImpact = buildMatrix({
      topics: [E1],
      selections: [],
      components: [sampleComponent('impact', 'E1', 'i')],
    });
    expect(onlyImpact.points[0]).toMatchObject({ impact: 9, hasImpact: true, financial: 0, hasFinancial: false });
  });

  it('marks a side as not assessed when all its entries are unticked', () => {
    const components = [
      sampleComponent('impact', 'E1', 'i'),
      sampleComponent('risk', 'E1', 'r', { financialRelevant: false, financialRiskOpportunity: 5 }),
    ];
    const { points } = buildMatrix({ topics: [E1], selections: [], components });
    expect(points[0]).toMatchObject({ financial: 0, hasFinancial: false });
    expect(points[0]?.components.map(({ component }) => component.id)).toEqual(['r', 'i']);
  });

  it('lists topics without a point, with the reason', () => {
    const components = [sampleComponent('impact', 'S1', 'i', { impactRelevant: false })];
    expect(buildMatrix({ topics: [E1, S1], selections: [], components })).toMatchObject({
      points: [],
      notYetAssessed: [
        { topic: E1, reason: 'no-components' },
        { topic: S1, reason: 'nothing-counted' },
      ],
    });
  });

  it('does not count an impact without polarity and actuality, which risks do not need', () => {
    const components = [sampleComponent('impact', 'E1', 'i', UNSET), sampleComponent('risk', 'E1', 'r')];
    const matrix = buildMatrix({ topics: [E1], selections: [], components });
    expect(matrix.points[0]).toMatchObject({ hasImpact: false, hasFinancial: true, financial: 9 });
    expect(matrix.scored.map(({ component }) => component.id)).toEqual(['r', 'i']);
  });

  it('leaves out everything under a deselected or an unknown topic', () => {
    const components = [sampleComponent('impact', 'S1', 'i'), sampleComponent('risk', 'gone', 'r')];
    const matrix = buildMatrix({
      topics: [E1, S1],
      selections: [{ topicId: S1.id, isRelevant: false }],
      components,
    });
    expect(matrix).toEqual({
      points: [],
      notYetAssessed: [{ topic: E1, reason: 'no-components' }],
      scored: [],
    });
  });

  it('does not reorder the components it is given', () => {
    const components = [
      sampleComponent('risk', 'E1', 'low', { financialLikelihood: 1 }),
      sampleComponent('risk', 'E1', 'high', { financialLikelihood: 5 }),
    ];
    buildMatrix({ topics: [E1], selections: [], components });
    expect(components.map(({ id }) => id)).toEqual(['low', 'high']);
  });
});

describe('the order of topics', () => {
  it('is Environmental, Social, Governance, and by number within each', () => {
    const codes = ['G1.1', 'S2', 'E10', 'S1', 'E2', 'E1.10', 'E1.9'];
    const sorted = sortTopics(codes.map((code) => sampleTopic(code)));
    expect(sorted.map(({ code }) => code)).toEqual(['E1.9', 'E1.10', 'E2', 'E10', 'S1', 'S2', 'G1.1']);
  });
});
