import { describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import { filterEditorData, readEditorData } from '#web/features/register/components/editor-rows.ts';
import { sampleAssessment, sampleComponent, sampleTopic } from '../../domain/sample-assessment.ts';

const saved = (...stated: Parameters<typeof sampleComponent>) => ({ ...sampleComponent(...stated), version: 1 });

const whole: WholeAssessment = {
  assessment: {
    ...sampleAssessment,
    isReopened: false,
    isSigned: false,
    thresholdsAdopted: null,
    transferredFrom: null,
    undertaking: '',
    firstReportYear: null,
    unchanged: null,
    leftOpen: [],
    lastLook: null,
    version: 1,
  },
  topics: ['E1.1', 'E1.2', 'S1.1', 'S1.2'].map((code) => sampleTopic(code)),
  selections: [{ topicId: sampleTopic('S1.2').id, isRelevant: false, carriedFrom: '', version: 1 }],
  responses: [],
  scores: [],
  stakeholders: [],
  activities: [],
  disclosureChoices: [],
  links: [],
  decisions: [],
  evidence: [],
  measures: [],
  netScores: [],
  horizonScores: [],
  components: [
    saved('impact', 'E1.1', 'Smoke', { impactSeverity: 1 }),
    saved('impact', 'E1.1', 'Noise', { impactSeverity: 5 }),
    saved('risk', 'E1.1', 'Fines'),
    saved('impact', 'S1.2', 'Hidden'),
  ],
};
const data = readEditorData(whole, whole.assessment.esrsVersion, 'impact');
const everything = { search: '', only: null, anchorTopicId: null };
const shownBy = (filter: Partial<Parameters<typeof filterEditorData>[1]>) =>
  filterEditorData(data, { ...everything, ...filter }).flatMap((group) =>
    group.shown.map(({ topic, rows }) => [topic.code, rows.map(({ component }) => component.title)]),
  );

describe('the list of an editor', () => {
  it('holds the components of its own side under the relevant topics, highest score first', () => {
    expect(shownBy({})).toEqual([
      ['E1.1', ['Noise', 'Smoke']],
      ['E1.2', []],
      ['S1.1', []],
    ]);
    const financial = readEditorData(whole, whole.assessment.esrsVersion, 'financial');
    expect([...financial.rows.values()].flat().map(({ component }) => component.title)).toEqual(['Fines']);
  });

  it('keeps whole topics that match the search, and single components in other topics', () => {
    expect(shownBy({ search: 'E1' })).toEqual([
      ['E1.1', ['Noise', 'Smoke']],
      ['E1.2', []],
    ]);
    expect(shownBy({ search: 'SMOKE' })).toEqual([['E1.1', ['Smoke']]]);
    expect(shownBy({ search: 'nowhere' })).toEqual([]);
  });

  it('keeps only the topics that match the filter', () => {
    expect(shownBy({ only: new Set(['E1.2', 'S1.1']) })).toEqual([
      ['E1.2', []],
      ['S1.1', []],
    ]);
  });

  it('never hides the topic with an open form', () => {
    expect(shownBy({ search: 'smoke', anchorTopicId: 'S1.1' })).toEqual([
      ['E1.1', ['Smoke']],
      ['S1.1', []],
    ]);
    expect(shownBy({ only: new Set(['E1.2']), anchorTopicId: 'E1.1' })).toEqual([
      ['E1.1', ['Noise', 'Smoke']],
      ['E1.2', []],
    ]);
  });
});
