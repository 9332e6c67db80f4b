import { describe, expect, it } from 'vitest';
import type { EvidencedNoun } from '#domain/evidence/evidence.ts';
import { startingValues } from '#domain/fields/values.ts';
import type { ComponentId, MeasureId } from '#domain/ids.ts';
import { measureFields } from '#domain/measures/fields.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findGaps } from '#domain/progress/gaps.ts';
import { type ProgressState, wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { Answer } from '#domain/questionnaire/fields.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { mustHave } from '../shared/must-have.ts';
import {
  sampleAssessment,
  sampleComponent,
  sampleData,
  sampleScore,
  sampleStakeholder,
  sampleTopic,
  UNSET,
} from './sample-assessment.ts';

const [E1, S1] = [sampleTopic('E1'), sampleTopic('S1')];
const topics = [E1, S1];
const ORGANIZATIONAL = questionnaire[0];

function section(position: number, stated: Partial<AssessmentData>) {
  return mustHave(wizardProgress(sampleData({ topics, ...stated }))[position - 1]);
}

function answer(fieldName: string, fieldValue: string, fieldType: Answer['fieldType'] = 'text'): Answer {
  return { section: ORGANIZATIONAL.name, fieldName, fieldValue, fieldType };
}

const requiredAnswers = ORGANIZATIONAL.questions
  .filter(({ required }) => required)
  .map(({ text }) => answer(text, 'x'));

describe('an opportunity without a statement on whether it is pursued', () => {
  const missingUnder = (esrsVersion: 'esrs-2023' | 'esrs-2026', opportunityPursued: 'pursued' | 'undecided' | null) =>
    section(6, {
      assessment: { ...sampleAssessment, esrsVersion },
      components: [
        sampleComponent('opportunity', 'E1', 'o', { opportunityPursued }),
        sampleComponent('risk', 'S1', 'r'),
      ],
    }).missing;

  it('is an open point under the 2026 set, which reports only pursued opportunities', () => {
    expect(missingUnder('esrs-2026', null)).toEqual([{ code: 'pursuits', count: 1, subjects: ['o'] }]);
    expect(missingUnder('esrs-2026', 'undecided')).toEqual([]);
    expect(missingUnder('esrs-2023', null)).toEqual([]);
  });
});

describe('evidence that has expired', () => {
  const asked = mustHave(ORGANIZATIONAL.questions[0]).text;
  const counted = (noun: EvidencedNoun, recordId: string, expired: number) => ({
    ...{ noun, recordId, expired },
    pieces: 2,
  });
  const stated: Partial<AssessmentData> = {
    components: [sampleComponent('impact', 'E1', 'i'), sampleComponent('risk', 'S1', 'r')],
    stakeholders: [sampleStakeholder()],
    measures: ['r', 'deleted'].map((componentId, at) => ({
      ...startingValues(measureFields),
      id: (at === 0 ? 'm' : 'of none') as MeasureId,
      componentId: componentId as ComponentId,
    })),
    evidence: [
      counted('answer', asked, 1),
      counted('stakeholder', 'stakeholder', 2),
      counted('topic', 'S1', 1),
      counted('component', 'i', 1),
      counted('component', 'r', 0),
      counted('component', 'deleted', 1),
      counted('measure', 'm', 1),
    ],
  };

  it('is an open point of the section that contains its record', () => {
    const expired = wizardProgress(sampleData({ topics, ...stated })).map(({ missing }) =>
      missing.flatMap(({ code, subjects }) => (code === 'expired-evidence' ? subjects : [])),
    );
    expect(expired).toEqual([[asked], ['stakeholder'], [], ['S1'], ['i'], ['m']]);
  });

  it('is a point that an auditor would raise, under relevant topics only', () => {
    const gapOf = (selections: AssessmentData['selections']) =>
      findGaps(sampleData({ topics, ...stated, selections })).find(({ code }) => code === 'evidence-expired');
    expect(gapOf([])).toMatchObject({ topicIds: ['S1'], componentIds: ['i', 'r'], stakeholderIds: ['stakeholder'] });
    expect(gapOf([{ topicId: E1.id, isRelevant: false }])).toMatchObject({ topicIds: ['S1'], componentIds: ['r'] });
  });
});

describe('climate change that is not material as a whole', () => {
  const gapsOf = (stated: Partial<AssessmentData>) =>
    findGaps(sampleData({ topics, selections: [{ topicId: E1.id, isRelevant: false }], ...stated })).map(
      ({ code }) => code,
    );

  it('is an open point until it is explained', () => {
    expect(gapsOf({})).toContain('climate-without-explanation');
    const explained = { ...sampleAssessment, climateReason: 'We sell no energy.' };
    expect(gapsOf({ assessment: explained })).not.toContain('climate-without-explanation');
    expect(gapsOf({ selections: [] })).not.toContain('climate-without-explanation');
  });
});

describe('progress of the whole wizard', () => {
  it('begins with six sections that are not started', () => {
    const progress = wizardProgress(sampleData({ topics }));
    expect(progress.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(progress.map(({ state }) => state)).toEqual(Array<ProgressState>(6).fill('not-started'));
    expect(progress.every(({ missing }) => missing.length > 0)).toBe(true);
  });

  it('ends with six complete sections and nothing missing', () => {
    const progress = wizardProgress(
      sampleData({
        topics,
        responses: requiredAnswers,
        stakeholders: [sampleStakeholder()],
        selections: [{ topicId: S1.id, isRelevant: false }],
        scores: [sampleScore('E1', 5, 5)],
        components: [
          sampleComponent('impact', 'E1', 'i', { impactPolarity: 'Negative' }),
          sampleComponent('opportunity', 'E1', 'o'),
        ],
      }),
    );
    expect(progress.map(({ state }) => state)).toEqual(Array<ProgressState>(6).fill('complete'));
    expect(progress.flatMap(({ missing }) => missing)).toEqual([]);
  });
});

describe('progress of the questions', () => {
  it('names required questions that are unanswered, but never a hidden one', () => {
    const { state, missing } = section(1, { responses: requiredAnswers.slice(1) });
    expect(state).toBe('in-progress');
    expect(missing).toEqual([
      { code: 'required-answers', count: 1, subjects: ['Which industry best describes your main activity?'] },
    ]);
    const hidden = ORGANIZATIONAL.questions.filter((one) => questionControl(one, ORGANIZATIONAL) === 'hidden');
    expect(hidden).toHaveLength(4);
    const open = section(1, {}).missing.flatMap(({ subjects }) => subjects);
    for (const { text } of hidden) expect(open).not.toContain(text);
  });

  it('does not count blanks, empty choices or answers of another section', () => {
    const [first, second] = ORGANIZATIONAL.questions;
    const responses = [
      answer(first.text, '  '),
      answer(second.text, '[]', 'multiselect'),
      { ...answer(first.text, 'food'), section: 'Elsewhere' },
    ];
    expect(section(1, { responses }).state).toBe('not-started');
  });

  it('asks for the version where the law offers a choice', () => {
    const assessment = { ...sampleAssessment, esrsVersionToBeConfirmed: true };
    const { state, missing } = section(1, { assessment, responses: requiredAnswers });
    expect(state).toBe('in-progress');
    expect(missing).toEqual([{ code: 'version-confirmation', count: 1, subjects: [] }]);
    const later = { ...ORGANIZATIONAL, position: 2 };
    expect(wizardProgress(sampleData({ assessment, responses: requiredAnswers }), [later])[0]?.missing).toEqual([]);
  });
});

describe('progress of the topics', () => {
  it('counts a selection as made once something is saved or scored, since keeping all needs no click', () => {
    expect(section(3, {}).missing).toEqual([{ code: 'topic-selection', count: 1, subjects: [] }]);
    expect(section(3, { selections: [{ topicId: E1.id, isRelevant: true }] }).state).toBe('complete');
    expect(section(3, { scores: [sampleScore('E1', 1, 1)] }).state).toBe('complete');
  });

  it('is not complete with every topic deselected', () => {
    const selections = topics.map(({ id }) => ({ topicId: id, isRelevant: false }));
    expect(section(3, { selections })).toMatchObject({
      state: 'in-progress',
      missing: [{ code: 'relevant-topics', count: 1 }],
    });
  });

  it('names the relevant topics without a screening score', () => {
    expect(section(4, { scores: [sampleScore('E1', 5, 5)] })).toMatchObject({
      state: 'in-progress',
      missing: [{ code: 'topic-scores', count: 1, subjects: ['S1'] }],
    });
  });

  it('does not count scores under a topic that has since been deselected', () => {
    const stated = {
      selections: [{ topicId: S1.id, isRelevant: false }],
      scores: [sampleScore('S1', 5, 5)],
      components: [sampleComponent('impact', 'S1', 'i'), sampleComponent('risk', 'S1', 'r')],
    };
    expect([4, 5, 6].map((position) => section(position, stated).state)).toEqual(Array(3).fill('not-started'));
  });
});

describe('progress of the two editors', () => {
  it('names topics without an impact, and impacts without polarity or actuality', () => {
    const components = [sampleComponent('impact', 'E1', 'i', UNSET), sampleComponent('risk', 'S1', 'r')];
    expect(section(5, { components })).toMatchObject({
      state: 'in-progress',
      missing: [
        { code: 'impacts', count: 1, subjects: ['S1'] },
        { code: 'polarities', count: 1, subjects: ['i'] },
        { code: 'actualities', count: 1, subjects: ['i'] },
      ],
    });
  });

  it('names topics without a risk or an opportunity', () => {
    const components = [sampleComponent('impact', 'E1', 'i'), sampleComponent('opportunity', 'S1', 'o')];
    expect(section(6, { components })).toMatchObject({
      state: 'in-progress',
      missing: [{ code: 'risks-or-opportunities', count: 1, subjects: ['E1'] }],
    });
  });
});
