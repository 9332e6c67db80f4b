import { describe, expect, it } from 'vitest';
import type { Assessment, Topic } from '#domain/assessment/assessment.ts';
import type { AssessmentId, ComponentId, TopicId } from '#domain/ids.ts';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { type GoldenCase, goldenCases, goldenComponent } from '#tests/shared/golden-cases.ts';
import { findTopic } from '#web/features/results/dashboard/find-topic.ts';
import { toMatrixPoints } from '#web/features/results/dashboard/matrix-points.ts';
import { kindOf, shapeOf } from '#web/features/results/dashboard/row-look.ts';
import { scoreOrigin } from '#web/features/results/dashboard/score-origin.ts';
import { editPath } from '#web/features/results/dashboard/section-links.ts';
import { mustHave } from '../shared/must-have.ts';

const topic: Topic = {
  id: 'topic-1' as TopicId,
  code: 'E1',
  name: 'Climate change mitigation',
  description: 'ESRS E1',
  category: 'Environmental',
};

/** The dashboard of a company whose only topic is that of the golden case. */
function dashboardOf(golden: GoldenCase, scores: Parameters<typeof buildDashboard>[0]['scores'] = []): Dashboard {
  const assessment: Assessment = {
    id: 'assessment-1' as AssessmentId,
    name: 'Double Materiality Assessment',
    status: 'draft',
    currentStep: 1,
    completedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    esrsVersion: 'esrs-2023',
    isApproved: false,
    esrsVersionToBeConfirmed: false,
    usesReliefs: false,
    versionReason: '',
    climateReason: '',
    approach: '',
    approachNote: '',
    financialYearStart: '2025-01-01',
    thresholds: golden.thresholds,
    borderlineBand: 0,
    scoreBasis: 'gross',
    thresholdsReason: '',
  };
  return buildDashboard({
    assessment,
    topics: [topic],
    selections: [{ topicId: topic.id, isRelevant: golden.isRelevant }],
    components: golden.components.map((component, index) =>
      goldenComponent(component, `component-${index}` as ComponentId, topic.id),
    ),
    scores,
    decisions: [],
  });
}

function caseTitled(title: string): GoldenCase {
  const golden = goldenCases.find((candidate) => candidate.title === title);
  if (!golden) throw new Error(`no golden case "${title}"`);
  return golden;
}

describe('the matrix on screen shows the golden numbers', () => {
  it.each(goldenCases)('$title', (golden) => {
    const points = toMatrixPoints(dashboardOf(golden));
    const { point } = golden.expected;
    if (point === null) return expect(points).toEqual([]);
    const counted = golden.expected.components.filter((component) => component.counted);
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({
      topic: { id: topic.id, code: 'E1' },
      impact: point.impact,
      financial: point.financial,
      hasImpact: point.hasImpact,
      hasFinancial: point.hasFinancial,
    });
    expect(mustHave(points[0]).counted.map(({ score }) => score)).toEqual(
      counted.map(({ score }) => score ?? 0).toSorted((first, second) => second - first),
    );
  });
});

describe('the detail of a topic', () => {
  it('lists rows that do not count next to those that do', () => {
    const dashboard = dashboardOf(caseTitled('an impact with its relevance unticked is shown but not counted'));
    const view = findTopic(dashboard, topic.id);
    expect(view?.rows.map(({ title, counted }) => [title, counted])).toEqual([
      ['Old tank', false],
      ['New tank', true],
    ]);
    expect(view?.point?.impact).toBe(6);
  });

  it('gives the reason why a topic has no point, and still lists its rows', () => {
    const view = findTopic(dashboardOf(caseTitled('a topic with nothing that counts has no point either')), topic.id);
    expect(view).toMatchObject({ point: null, unassessed: 'nothing-counted' });
    expect(view?.rows.map(({ title }) => title)).toEqual(['Old contract']);
  });

  it('shows the screening scores of the topic on their own scale', () => {
    const screened = { topicId: topic.id, impactScore: 7, financialScore: 3, justification: 'Gas ovens' };
    const view = findTopic(dashboardOf(caseTitled('9 on both sides is Low'), [screened]), topic.id);
    expect(view?.screening).toMatchObject({ impactScore: 7, financialScore: 3 });
    expect(view?.point).toMatchObject({ impact: 9, financial: 9 });
  });

  it('is closed for a topic that is deselected, unknown or not named', () => {
    const dashboard = dashboardOf(caseTitled('a deselected topic is left out, its components scored all the same'));
    expect(findTopic(dashboard, topic.id)).toBeNull();
    expect(findTopic(dashboard, 'somebody-else')).toBeNull();
    expect(findTopic(dashboard, null)).toBeNull();
  });
});

describe('the origin of a score in words', () => {
  const firstRow = (title: string) => mustHave(mustHave(findTopic(dashboardOf(caseTitled(title)), topic.id)).rows[0]);

  it('is the plain product for an impact', () => {
    expect(scoreOrigin(firstRow('12 on both sides stays below 12.5'))).toBe('Severity 3 × likelihood 4.');
  });

  it('names what is missing for an impact without a score', () => {
    expect(scoreOrigin(firstRow('an impact without polarity has no score yet'))).toBe(
      'Not scored yet. Still to choose: whether it is positive or negative.',
    );
  });

  it('uses magnitude and likelihood for a risk', () => {
    expect(scoreOrigin(firstRow('a topic with only risks is material financially, its other side hollow'))).toBe(
      'Magnitude 5 × likelihood 4.',
    );
  });

  it('gives the counted likelihood alone for an actual impact, which has no stated one', () => {
    expect(scoreOrigin(firstRow('an actual impact counts with likelihood 5 and keeps the stated one'))).toBe(
      'Severity 3 × likelihood 5. An actual impact has happened, so by Twofold’s convention its likelihood counts as 5.',
    );
  });

  it('explains the precedence of severity for human rights', () => {
    expect(scoreOrigin(firstRow('a potential negative human-rights impact counts with likelihood 5'))).toMatch(
      /^Severity 5 × likelihood 5\. .*human-rights impact, severity takes precedence.*; you entered 2\.$/,
    );
  });

  it('does not repeat a stated likelihood that equals the counted one', () => {
    const row = { ...firstRow('a potential negative human-rights impact counts with likelihood 5') };
    expect(scoreOrigin({ ...row, likelihoodStated: 5 })).not.toContain('stated');
  });
});

describe('the kind of a row', () => {
  it.each([
    ['impact', 'Positive', 'positive', 'Positive impact'],
    ['impact', 'Negative', 'negative', 'Negative impact'],
    ['impact', null, null, 'Impact, polarity not set'],
    ['risk', null, 'risk', 'Risk'],
    ['opportunity', null, 'opportunity', 'Opportunity'],
  ] as const)('%s with polarity %s has the shape %s and the name "%s"', (kind, impactPolarity, shape, name) => {
    expect(shapeOf({ kind, impactPolarity })).toBe(shape);
    expect(kindOf({ kind, impactPolarity })).toBe(name);
  });
});

describe('links into the questionnaire', () => {
  it('lead to the section where each side is entered', () => {
    expect(editPath('impact', 'd1')).toBe('/app/assessment?section=impact-materiality&assessment=d1');
    expect(editPath('financial', 'd1')).toBe('/app/assessment?section=financial-materiality&assessment=d1');
  });
});
