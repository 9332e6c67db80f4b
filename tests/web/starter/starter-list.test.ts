import { describe, expect, it } from 'vitest';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { changeComponent } from '#domain/components/change-component.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { reasonAskedBy } from '#domain/history/reason-kind.ts';
import { sectorIros } from '#domain/reference/sector-iros.ts';
import {
  countStarters,
  firstIndustry,
  offerStarters,
  whyNothing,
} from '#web/features/questionnaire/starter/starter-list.ts';
import { sampleAssessment, sampleComponent, sampleTopic } from '../../domain/sample-assessment.ts';
import { mustHave } from '../../shared/must-have.ts';

const codes = [...new Set(sectorIros.map(({ subTopic }) => subTopic['esrs-2023']))];
const all = { industry: 'food', kind: 'all', search: '', topicId: null } as const;
const row = (startedFrom: string, topicCode: string): ComponentRow => ({
  ...sampleComponent('impact', topicCode, startedFrom || 'own', { startedFrom }),
  version: 1,
});
const world = (changes: Partial<WholeAssessment> = {}) =>
  ({
    assessment: sampleAssessment,
    topics: codes.map((code) => sampleTopic(code)),
    selections: [],
    components: [],
    responses: [],
    ...changes,
  }) as unknown as WholeAssessment;
const offeredIn = (groups: ReturnType<typeof offerStarters>) =>
  groups.flatMap(({ offered }) => offered.map(({ id }) => id));

describe('the offers of the starter library', () => {
  it('are entries that nobody has added, under the topic of the version, next to the existing ones', () => {
    const [first] = sectorIros.filter(({ industry }) => industry === 'food');
    const code = first?.subTopic['esrs-2023'] ?? '';
    const groups = offerStarters(world({ components: [row('food-1', code), row('', code)] }), all);
    const own = offeredIn(groups).filter((id) => !id.startsWith('common-'));
    expect(own.toSorted()).toEqual(['food-2', 'food-3', 'food-4', 'food-5', 'food-6', 'food-7', 'food-8']);
    for (const { topic, offered, present } of groups) {
      expect(offered.every(({ subTopic }) => subTopic['esrs-2023'] === topic.code)).toBe(true);
      expect(present.length).toBe(topic.code === code ? 2 : 0);
    }
  });

  it('leave out what has been written under the topic with the same kind and title', () => {
    const first = mustHave(sectorIros.find(({ industry }) => industry === 'food'));
    const code = first.subTopic['esrs-2023'];
    const written = (changes: Partial<ComponentRow>) =>
      world({ components: [{ ...row('', code), kind: first.kind, title: first.title, ...changes }] });
    const shown = (changes: Partial<ComponentRow>) => offeredIn(offerStarters(written(changes), all));
    expect(shown({})).not.toContain(first.id);
    expect(shown({ title: ` ${first.title.toUpperCase()} ` })).not.toContain(first.id);
    expect(shown({ title: `${first.title}, reworded` })).toContain(first.id);
    expect(shown({ kind: first.kind === 'risk' ? 'opportunity' : 'risk' })).toContain(first.id);
    expect(shown({ topicId: 'another' as ComponentRow['topicId'] })).toContain(first.id);
  });

  it('are filtered by kind, words and topic, and cover all industries on request', () => {
    expect(
      offerStarters(world(), { ...all, kind: 'opportunity' })
        .flatMap(({ offered }) => offered)
        .every(({ kind }) => kind === 'opportunity'),
    ).toBe(true);
    expect(offeredIn(offerStarters(world(), { ...all, industry: 'all' }))).toHaveLength(231);
    expect(offeredIn(offerStarters(world(), { ...all, industry: 'all', search: 'WATER dye' }))).toContain('apparel-3');
    expect(offeredIn(offerStarters(world(), { ...all, search: 'no such words' }))).toEqual([]);
    const ofTopic = offerStarters(world(), { ...all, industry: 'all', topicId: 'E1.1' });
    expect(ofTopic.map(({ topic }) => topic.code)).toEqual(['E1.1']);
  });

  it('say why nothing is left: all present under any origin, none for the topic, or no match', () => {
    const own = sectorIros.filter(({ industry }) => industry === 'food' || industry === 'common');
    const components = own.map(({ id, kind, title, subTopic }, index) => ({
      ...row(index % 2 === 0 ? id : '', subTopic['esrs-2023']),
      kind,
      title,
    }));
    const full = world({ components });
    expect(offerStarters(full, all)).toEqual([]);
    expect(whyNothing(full, all)).toBe('all-present');
    expect(whyNothing(full, { ...all, search: 'no such words', kind: 'risk' })).toBe('all-present');
    expect(whyNothing(world(), { ...all, search: 'no such words' })).toBe('no-match');
    const [without] = codes.filter((code) => own.every(({ subTopic }) => subTopic['esrs-2023'] !== code));
    expect(whyNothing(full, { ...all, topicId: mustHave(without) })).toBe('none');
    const topicId = mustHave(own[0]).subTopic['esrs-2023'];
    expect(whyNothing(full, { ...all, topicId })).toBe('all-present');
  });

  it('show that nothing can be added to a deselected topic', () => {
    const selections = codes.map((topicId) => ({ topicId, isRelevant: false, version: 1, carriedFrom: '' }));
    const groups = offerStarters(world({ selections: selections as unknown as WholeAssessment['selections'] }), all);
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.every(({ isSetAside }) => isSetAside)).toBe(true);
  });

  it('match the industry in the answers, or else the one chosen at the company setup', () => {
    const fieldName = 'Which industry best describes your main activity?';
    const responses = [{ fieldName, fieldValue: 'mining' }] as unknown as WholeAssessment['responses'];
    expect(firstIndustry({ responses }, 'retail')).toBe('mining');
    expect(firstIndustry({ responses: [] }, 'retail')).toBe('retail');
    expect(firstIndustry({ responses: [] }, 'something else')).toBe('common');
  });

  it('end with what is common to most industries, which is all there is without an industry', () => {
    const sources = mustHave(offerStarters(world(), all).find(({ topic }) => topic.code === 'E1.2')).offered.map(
      ({ industry }) => industry,
    );
    expect(sources).toEqual(['food', 'common', 'common']);
    const ofMost = offerStarters(world(), { ...all, industry: 'common' }).flatMap(({ offered }) => offered);
    expect(ofMost).toHaveLength(55);
    expect(ofMost.every(({ industry }) => industry === 'common')).toBe(true);
  });

  it('are counted by topic, from other industries where the topic has neither its own nor entries', () => {
    const answers = [{ fieldName: 'Which industry best describes your main activity?', fieldValue: 'food' }];
    const responses = answers as unknown as WholeAssessment['responses'];
    const counts = countStarters(world({ responses }), '');
    expect(counts.get('E1.2')).toEqual({ count: 3, isOfOthers: false });
    const others = sectorIros.filter(({ subTopic }) => subTopic['esrs-2023'] === 'E2.6');
    expect(others.every(({ industry }) => industry !== 'food')).toBe(true);
    expect(counts.get('E2.6')).toEqual({ count: others.length, isOfOthers: true });
    expect(countStarters(world({ responses, components: [row('', 'E2.6')] }), '').get('E2.6')).toBeUndefined();
  });
});

describe('an entry taken from the library', () => {
  const taken = sampleComponent('risk', 'E1.1', 'r', {
    startedFrom: 'food-6',
    severityOpen: true,
    likelihoodOpen: true,
  });

  it('is scored by the first press on each score, even on the preset value, without a request for a reason', () => {
    expect(openScoresOf(changeComponent(taken, { title: 'Ours' }))).toEqual(['severity', 'likelihood']);
    const scored = changeComponent(taken, { financialLikelihood: 3 });
    expect(openScoresOf(scored)).toEqual(['severity']);
    expect(reasonAskedBy(scored, changeComponent(scored, { financialRiskOpportunity: 5 }))).toBeNull();
    expect(reasonAskedBy(taken, changeComponent(taken, { financialLikelihood: 5 }))).toBeNull();
    expect(reasonAskedBy(scored, changeComponent(scored, { financialLikelihood: 5 }))).toBe('score');
  });
});
