import { describe, expect, it } from 'vitest';
import type { Assessment } from '#domain/assessment/assessment.ts';
import { compareAssessments } from '#domain/compare/compare-assessments.ts';
import type { TopicChange } from '#domain/compare/compare-years.ts';
import { topicKey } from '#domain/compare/topic-key.ts';
import type { MeasureId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { nearestFirst } from '#domain/transfer/place-topics.ts';
import { planTopics } from '#domain/transfer/plan-topics.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const ACTUAL = { actualPotentialImpact: 'Actual' } as const;
const topics = ['E1.1', 'E3.1', 'S1.1'].map((code) => sampleTopic(code));
const state = (stated: Partial<AssessmentData>) => sampleData({ topics, ...stated });
const under = (stated: Partial<Assessment>) => ({ ...sampleAssessment, ...stated });

/** An actual negative impact: five times its severity out of 25. */
const impact = (topic: string, id: string, impactSeverity: 1 | 2 | 3 | 4 | 5, title = 'Smoke') =>
  sampleComponent('impact', topic, id, { ...ACTUAL, impactSeverity, title });
const risk = (topic: string, id: string, title = 'Drought') =>
  sampleComponent('risk', topic, id, { financialRiskOpportunity: 2, financialLikelihood: 2, title });

const codes = (changes: readonly TopicChange[]) => changes.map(({ code }) => code);
/** The non-empty parts of a comparison: topics by their codes, components by their ids. */
function toldOf(earlier: AssessmentData, later: AssessmentData) {
  const compared = compareAssessments(earlier, later);
  const told = {
    newlyMaterial: codes(compared.newlyMaterial),
    noLongerMaterial: codes(compared.noLongerMaterial),
    noLongerConcluded: codes(compared.noLongerConcluded),
    moved: codes(compared.moved),
    onlyEarlier: codes(compared.onlyEarlier),
    onlyLater: codes(compared.onlyLater),
    unchanged: codes(compared.unchanged),
    added: compared.addedComponents.map(({ id }) => id),
    gone: compared.droppedComponents.map(({ id }) => id),
    changed: compared.changedComponents.map(({ later: { id }, fields }) => [id, ...fields.map(({ field }) => field)]),
  };
  return Object.fromEntries(Object.entries(told).filter(([, list]) => list.length > 0));
}

describe('two assessments', () => {
  it('show a score that had not been given as missing', () => {
    const given = risk('E1.1', 'c');
    const open = { ...given, financialRiskOpportunity: 3, severityOpen: true } as const;
    const { changedComponents } = compareAssessments(state({ components: [open] }), state({ components: [given] }));
    expect(changedComponents.map(({ fields }) => fields)).toEqual([
      [{ field: 'financialRiskOpportunity', label: 'Potential magnitude', from: 'Score missing', to: '2' }],
    ]);
  });

  it.each<[string, Partial<AssessmentData>, Partial<AssessmentData>, object]>([
    ['that are both empty say nothing', {}, {}, {}],
    [
      'the same under other ids',
      { components: [impact('E1.1', 'a', 4)] },
      { components: [impact('E1.1', 'b', 4)] },
      { unchanged: ['E1.1'] },
    ],
    [
      'a score that lifts a topic over the threshold',
      { components: [impact('E1.1', 'a', 2)] },
      { components: [impact('E1.1', 'b', 3)] },
      { newlyMaterial: ['E1.1'], moved: ['E1.1'], changed: [['b', 'impactSeverity']] },
    ],
    [
      'a score that falls below it, with the other side assessed',
      { components: [impact('E1.1', 'a', 3), risk('E1.1', 'c')] },
      { components: [impact('E1.1', 'b', 2), risk('E1.1', 'd')] },
      { noLongerMaterial: ['E1.1'], moved: ['E1.1'], changed: [['b', 'impactSeverity']] },
    ],
    [
      'a score that falls below it, with the other side not assessed',
      { components: [impact('E1.1', 'a', 3)] },
      { components: [impact('E1.1', 'b', 2)] },
      { noLongerConcluded: ['E1.1'], moved: ['E1.1'], changed: [['b', 'impactSeverity']] },
    ],
    [
      'other thresholds alone',
      { components: [impact('E1.1', 'a', 4), risk('E1.1', 'c')] },
      {
        components: [impact('E1.1', 'b', 4), risk('E1.1', 'd')],
        assessment: under({ thresholds: { impact: 22.5, financial: 12.5 } }),
      },
      { noLongerMaterial: ['E1.1'], unchanged: ['E1.1'] },
    ],
    [
      'a topic set aside with what stands under it',
      { components: [impact('E1.1', 'a', 4)] },
      {
        components: [impact('E1.1', 'b', 4)],
        selections: [{ topicId: sampleTopic('E1.1').id, isRelevant: false }],
      },
      { noLongerMaterial: ['E1.1'], onlyEarlier: ['E1.1'], gone: ['a'] },
    ],
    [
      'what is new and what is gone',
      { components: [impact('E1.1', 'a', 2, 'Smoke')] },
      { components: [impact('S1.1', 'b', 2, 'Accidents')] },
      { onlyEarlier: ['E1.1'], onlyLater: ['S1.1'], added: ['b'], gone: ['a'] },
    ],
    [
      'what moved to another topic, in other words, titled the same but for capitals',
      { components: [impact('E1.1', 'a', 2, 'Smoke')] },
      { components: [{ ...impact('E3.1', 'b', 2, ' SMOKE'), description: 'Dark' }] },
      { onlyEarlier: ['E1.1'], onlyLater: ['E3.1'], changed: [['b', 'topicId', 'title', 'description']] },
    ],
    [
      'what was carried over and waits for review, and a field of the other side',
      { components: [impact('E1.1', 'a', 2)] },
      { components: [{ ...impact('E1.1', 'b', 2), carriedFrom: 'Last year', financialLikelihood: 5 }] },
      { unchanged: ['E1.1'] },
    ],
    [
      'what was renamed and moved between two times of one assessment, beside another that took its old title',
      { components: [impact('E1.1', 'a', 2, 'Smoke')] },
      { components: [impact('E3.1', 'a', 2, 'Fumes'), impact('E1.1', 'b', 2, 'Smoke')] },
      { unchanged: ['E1.1'], onlyLater: ['E3.1'], added: ['b'], changed: [['a', 'topicId', 'title']] },
    ],
    [
      'what was deleted and entered again between two times of one assessment',
      { components: [impact('E1.1', 'a', 2), impact('E1.1', 'c', 2)] },
      { components: [impact('E1.1', 'b', 4), impact('E1.1', 'c', 2)] },
      { newlyMaterial: ['E1.1'], moved: ['E1.1'], changed: [['b', 'impactSeverity']] },
    ],
  ])('%s', (_, earlier, later, expected) => {
    expect(toldOf(state(earlier), state(later))).toEqual(expected);
  });

  it('match a copied entry that was renamed, and count another under the old title as added', () => {
    const earlier = state({ components: [impact('E1.1', 'a', 2, 'Smoke')] });
    const later = state({ components: [impact('E1.1', 'b', 2, 'Fumes'), impact('E1.1', 'c', 2, 'Smoke')] });
    const { addedComponents, droppedComponents, changedComponents } = compareAssessments(
      earlier,
      later,
      new Map([['b', 'a']]),
    );
    expect([addedComponents.map(({ id }) => id), droppedComponents]).toEqual([['c'], []]);
    expect(changedComponents).toMatchObject([{ later: { id: 'b' }, fields: [{ from: 'Smoke', to: 'Fumes' }] }]);
  });

  it('match a renamed topic of the company’s own only within one assessment', () => {
    const own = (name: string, id: string) => ({
      ...state({ topics: [sampleTopic('S1-own-1', { name })], components: [impact('S1-own-1', 'a', 4)] }),
      assessment: under({ id: id as Assessment['id'] }),
    });
    expect(toldOf(own('Night work', 'one'), own('Shifts', 'one'))).toEqual({ unchanged: ['S1-own-1'] });
    expect(toldOf(own('Night work', 'one'), own('Shifts', 'two'))).toMatchObject({ onlyLater: ['S1-own-1'] });
  });

  it('describe fields and topics in words', () => {
    const { changedComponents } = compareAssessments(
      state({ components: [impact('E1.1', 'a', 2)] }),
      state({ components: [impact('E3.1', 'b', 4)] }),
    );
    expect(changedComponents).toMatchObject([
      {
        earlier: { score: 10 },
        later: { score: 20 },
        fields: [
          { label: 'Topic', from: 'E1.1 Topic E1.1', to: 'E3.1 Topic E3.1' },
          { label: 'Severity', from: '2', to: '4' },
        ],
      },
    ]);
  });

  it('match topics across versions as the transfer does, and relate those that a split or merger leaves over', () => {
    const listed = (version: 'esrs-2023' | 'esrs-2026', code: string) =>
      sampleTopic(code, { name: topicCatalogue[version].find((topic) => topic.code === code)?.name ?? '' });
    const earlier = sampleData({
      topics: ['E1.1', 'E2.6', 'E3.1', 'S1.1'].map((code) => listed('esrs-2023', code)),
      components: [
        impact('E1.1', 'a1', 4, 'Heat'),
        impact('E2.6', 'a2', 2, 'Solvents'),
        impact('E3.1', 'a3', 2, 'Wells'),
        impact('S1.1', 'a4', 2, 'Overtime'),
      ],
    });
    const later = sampleData({
      assessment: under({ esrsVersion: 'esrs-2026' }),
      topics: ['E1.2', 'E2.4', 'E3.1', 'S1.1', 'S1.2'].map((code) => listed('esrs-2026', code)),
      components: [
        impact('E1.2', 'b1', 4, 'Heat'),
        impact('E3.1', 'b3', 3, 'Wells'),
        impact('S1.1', 'b4', 2, 'Overtime'),
        impact('S1.2', 'b5', 2, 'Night work'),
      ],
    });
    expect(toldOf(earlier, later)).toEqual({
      newlyMaterial: ['E3.1'],
      moved: ['E3.1'],
      onlyEarlier: ['E2.6'],
      onlyLater: ['S1.2'],
      unchanged: ['E1.2', 'S1.1'],
      added: ['b5'],
      gone: ['a2'],
      changed: [['b3', 'impactSeverity']],
    });
    const { onlyEarlier, onlyLater } = compareAssessments(earlier, later);
    expect([...onlyEarlier, ...onlyLater].map(({ related }) => related)).toEqual([['E2.4'], ['S1.1']]);
  });
});

describe('the key of a topic across two versions', () => {
  const across = (code: string, version: 'esrs-2023' | 'esrs-2026') => topicKey(sampleTopic(code), version, false);
  const steps = planTopics(
    topicCatalogue['esrs-2023'].map(({ code, name }) => sampleTopic(code, { name })),
    'esrs-2023',
  );

  it.each(topicCatalogue['esrs-2026'].map(({ code }) => code))('is that of the topic that continues as %s', (code) => {
    const [first] = nearestFirst(
      steps.map((step) => ({ ...step, topic: { ...step.topic, position: 0 } })),
      code,
    );
    const goesOn = first?.codes[0] === code ? first.topic.code : undefined;
    const same = steps.filter(({ topic }) => across(topic.code, 'esrs-2023') === across(code, 'esrs-2026'));
    expect(same.map(({ topic }) => topic.code)).toEqual(goesOn === undefined ? [] : [goesOn]);
  });

  it('matches a topic that the other version ended and the company kept, in both directions', () => {
    expect(across('E2.4', 'esrs-2023')).toBe(across('E2.4-2023', 'esrs-2026'));
    expect(across('S1.2-2026', 'esrs-2023')).toBe(across('S1.2', 'esrs-2026'));
  });
});

describe('the comparison of measures', () => {
  const harm = sampleComponent('impact', 'E1.1', 'a', {
    ...{ impactPolarity: 'Negative', actualPotentialImpact: 'Potential', impactSeverity: 4, impactLikelihood: 4 },
    title: 'Spill',
  });
  const measure = (state: 'planned' | 'implemented') => ({
    ...{ id: 'm' as MeasureId, componentId: harm.id, title: 'Double hull', kind: 'prevention' as const, state },
    ...{ since: '2025-03-01', effectiveness: 'effective' as const, effectReason: 'No spill', owner: '' },
  });
  const values = {
    scale: null,
    scope: null,
    irremediability: null,
    severity: null,
    magnitude: null,
    likelihood: 3,
  } as const;
  const planned = state({ components: [harm], measures: [measure('planned')] });
  const computedBy = (scoreBasis: 'gross' | 'net') =>
    state({
      assessment: under({ scoreBasis }),
      components: [harm],
      measures: [measure('implemented')],
      netScores: [{ componentId: harm.id, ...values, reason: 'Once in ten years' }],
    });

  it('shows the measures named then and now, and the score after them', () => {
    const { moved, changedComponents } = compareAssessments(planned, computedBy('gross'));
    expect(moved).toEqual([]);
    expect(changedComponents[0]?.fields).toEqual([
      { field: 'measures', label: 'Measures', from: 'Double hull (planned)', to: 'Double hull (implemented)' },
      { field: 'netScore', label: 'Score after measures', from: 'Not set', to: '12 of 25' },
    ]);
  });

  it('shows scores on the earlier basis as well when only the change of basis moves a topic', () => {
    const { moved, noLongerConcluded } = compareAssessments(planned, computedBy('net'));
    expect(moved).toEqual(noLongerConcluded);
    expect(moved[0]).toMatchObject({ earlier: { impact: 16 }, later: { impact: 12 }, bySameBasis: { impact: 16 } });
    expect(compareAssessments(computedBy('net'), computedBy('gross')).moved[0]).toMatchObject({
      ...{ earlier: { impact: 12 }, later: { impact: 16 }, bySameBasis: { impact: 12 } },
    });
  });
});
