import { describe, expect, it } from 'vitest';
import { listTexts } from '#domain/search/list-texts.ts';
import { currentYear } from '#sample/current-year.ts';
import { earlierYear } from '#sample/earlier-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { mustHave } from '../../shared/must-have.ts';
import { sampleComponent, sampleData, sampleScore, sampleStakeholder, sampleTopic } from '../sample-assessment.ts';

let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${ids}`;
};
const texts = listTexts(toAssessmentData(currentYear, newId));

describe('the texts of an assessment', () => {
  it('are those of answers, thresholds, topics, screening, components with their measures and links, and stakeholders', () => {
    const fields = new Set(texts.map(({ noun, field }) => (noun === 'answer' ? noun : `${noun} ${field}`)));
    expect([...fields].toSorted()).toEqual([
      'answer',
      'assessment thresholdsReason',
      'component companyBusinessArea',
      'component dependency',
      'component description',
      'component impactIrremediabilityReason',
      'component impactScaleReason',
      'component impactScopeReason',
      'component justification',
      'component likelihoodReason',
      'component linkNote',
      'component magnitudeReason',
      'component measure',
      'component measureEffect',
      'component severityReason',
      'component title',
      'stakeholder businessDivision',
      'stakeholder customGroupName',
      'stakeholder engagementOther',
      'stakeholder keyStakeholderReason',
      'stakeholder relevantTopicsViews',
      'stakeholder stakeholderNames',
      'topic justification',
      'topic name',
    ]);
  });

  it('are never empty', () => {
    for (const { text, label, fieldLabel, path } of texts) {
      for (const part of [text, label, fieldLabel, path]) expect(part.trim()).not.toBe('');
    }
  });

  it('hold answers in words, with the Other text as written', () => {
    const answers = texts.filter(({ noun }) => noun === 'answer');
    const saying = (question: RegExp) => answers.filter(({ label }) => question.test(label)).map(({ text }) => text);
    expect(saying(/countries/)).toEqual(['Germany, Poland, Spain, Austria, France, Netherlands']);
    const [chosen, written] = saying(/previous ESG work/);
    expect(chosen).not.toMatch(/other/i);
    expect(written).toContain('ISO 14001 certificate');
  });

  it('link to the sections of a draft, and to the results of a completed assessment', () => {
    const pathOf = (all: typeof texts, noun: string) => mustHave(all.find((entry) => entry.noun === noun)).path;
    expect(pathOf(texts, 'component')).toMatch(/^\/app\/assessment\?section=impact-materiality&component=/);
    expect(pathOf(texts, 'answer')).toMatch(/^\/app\/assessment\?section=organizational&question=/);
    expect(pathOf(texts, 'stakeholder')).toMatch(/^\/app\/assessment\?section=stakeholder-mapping&stakeholder=/);
    const earlier = listTexts(toAssessmentData(earlierYear, newId));
    for (const { path } of earlier) expect(path).toMatch(/^\/app\/dashboard\?assessment=/);
  });

  it('leave out everything under a deselected topic', () => {
    const [kept, dropped] = [sampleTopic('E1.1'), sampleTopic('E2.1')];
    const found = listTexts(
      sampleData({
        topics: [kept, dropped],
        selections: [{ topicId: dropped.id, isRelevant: false }],
        components: [sampleComponent('risk', 'E1.1', 'Kept'), sampleComponent('risk', 'E2.1', 'Dropped')],
        scores: [{ ...sampleScore('E2.1', 3, 3), justification: 'Dropped as well.' }],
        stakeholders: [sampleStakeholder({ stakeholderNames: 'Growers', relevantTopicsViews: ' ' })],
      }),
    );
    expect(found.map(({ text }) => text)).toEqual(['Topic E1.1', 'Kept', 'Growers']);
  });
});
