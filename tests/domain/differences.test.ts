import { describe, expect, it } from 'vitest';
import { compareStates } from '#domain/history/differences.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { TopicSelection } from '#domain/topics/fields.ts';
import {
  sampleAssessment,
  sampleComponent,
  sampleData,
  sampleScore,
  sampleStakeholder,
  sampleTopic,
} from './sample-assessment.ts';

const impact = (id: string, topic: string, severity: 1 | 2 | 3 | 4 | 5) =>
  sampleComponent('impact', topic, id, {
    impactPolarity: 'Negative',
    actualPotentialImpact: 'Actual',
    impactSeverity: severity,
  });
const aside = (topic: string): TopicSelection => ({ topicId: sampleTopic(topic).id, isRelevant: false });
const topics = [sampleTopic('E1'), sampleTopic('S1')];

const state = (stated: Partial<AssessmentData>) => sampleData({ topics, ...stated });

describe('the difference between two states', () => {
  it('is empty for equal states', () => {
    const same = state({ components: [impact('Smoke', 'E1', 4)], scores: [sampleScore('E1', 3, 4)] });
    expect(compareStates(same, structuredClone(same))).toEqual([]);
  });

  it('shows a score that had not been given as missing', () => {
    const open = sampleComponent('risk', 'E1', 'Flood', { severityOpen: true, likelihoodOpen: true });
    const given = { ...open, severityOpen: false, likelihoodOpen: false, financialLikelihood: 5 } as const;
    const told = compareStates(state({ components: [open] }), state({ components: [given] }));
    expect(
      told.find(({ noun }) => noun === 'component')?.fields.map(({ label, from, to }) => [label, from, to]),
    ).toEqual([
      ['Potential magnitude', 'Score missing', '3'],
      ['Likelihood', 'Score missing', '5'],
    ]);
  });

  it.each<[string, Partial<AssessmentData>, Partial<AssessmentData>, object[]]>([
    [
      'a score that makes its topic material',
      { components: [impact('Smoke', 'E1', 2)] },
      { components: [impact('Smoke', 'E1', 4)] },
      [
        {
          noun: 'topic',
          what: 'changed',
          title: 'E1 Topic E1',
          fields: [
            { field: 'standing', label: 'Standing', from: 'Other side not assessed', to: 'Material by impact' },
            { field: 'impact', label: 'Impact score', from: '10 of 25', to: '20 of 25' },
          ],
        },
        {
          noun: 'component',
          what: 'changed',
          key: 'Smoke',
          topic: 'E1 Topic E1',
          fields: [{ field: 'impactSeverity', label: 'Severity', from: '2', to: '4' }],
        },
      ],
    ],
    [
      'a topic set aside with what stands under it',
      { components: [impact('Smoke', 'E1', 4)] },
      { components: [impact('Smoke', 'E1', 4)], selections: [aside('E1')] },
      [
        {
          noun: 'topic',
          fields: [
            { field: 'standing', from: 'Material by impact', to: 'Deselected' },
            { field: 'impact', from: '20 of 25', to: 'Not assessed' },
          ],
        },
      ],
    ],
    [
      'thresholds under which a topic is material no more',
      { components: [impact('Smoke', 'E1', 3)] },
      {
        components: [impact('Smoke', 'E1', 3)],
        assessment: { ...sampleAssessment, thresholds: { impact: 20, financial: 12.5 }, thresholdsReason: 'Board' },
      },
      [
        {
          noun: 'assessment',
          fields: [
            { field: 'impactThreshold', from: '12.5', to: '20' },
            { field: 'thresholdsReason', from: 'Not set', to: 'Board' },
          ],
        },
        { noun: 'topic', fields: [{ field: 'standing', from: 'Material by impact', to: 'Other side not assessed' }] },
      ],
    ],
    [
      'a component that moved to another topic',
      { components: [impact('Smoke', 'E1', 4)] },
      { components: [impact('Smoke', 'S1', 4)] },
      [
        { noun: 'topic', title: 'E1 Topic E1', fields: [{ to: 'Not yet assessed' }, { to: 'Not assessed' }] },
        { noun: 'topic', title: 'S1 Topic S1', fields: [{ to: 'Material by impact' }, { to: '20 of 25' }] },
        { noun: 'component', fields: [{ label: 'Topic', from: 'E1 Topic E1', to: 'S1 Topic S1' }] },
      ],
    ],
    [
      'what is new and what is gone, by its name',
      {
        components: [sampleComponent('risk', 'E1', 'Flood', { financialRelevant: false })],
        scores: [sampleScore('S1', 3, 4)],
        stakeholders: [sampleStakeholder({ stakeholderGroup: 'employees' })],
      },
      {
        components: [sampleComponent('risk', 'E1', 'Drought', { financialRelevant: false })],
        responses: [{ section: 'One', fieldName: 'Where?', fieldValue: 'Here', fieldType: 'text' }],
      },
      [
        { noun: 'component', what: 'new', title: 'Drought', fields: [] },
        { noun: 'component', what: 'gone', title: 'Flood', fields: [] },
        { noun: 'score', what: 'gone', title: 'S1 Topic S1' },
        { noun: 'stakeholder', what: 'gone', title: 'Employees (incl. employee-elected board members)' },
        { noun: 'answer', what: 'new', title: 'Where?' },
      ],
    ],
    [
      'topics of another standard',
      { topics: [sampleTopic('E1')] },
      { topics: [sampleTopic('E9')] },
      [
        { noun: 'topic', what: 'new', title: 'E9 Topic E9' },
        { noun: 'topic', what: 'gone', title: 'E1 Topic E1' },
      ],
    ],
  ])('names %s', (_, earlier, later, expected) => {
    expect(compareStates(state(earlier), state(later))).toMatchObject(expected);
  });
});
