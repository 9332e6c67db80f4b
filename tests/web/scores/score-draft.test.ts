import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { asksWhy, isSameScore, scoreDraftOf } from '#web/features/register/scores/score-draft.ts';

const row = {
  topicId: 'E1.1' as TopicId,
  impactScore: 7,
  financialScore: 2,
  justification: 'why',
  carriedFrom: '',
  version: 3,
};

describe('input for a screening score', () => {
  it('begins with nothing set on a topic that is not scored', () => {
    expect(scoreDraftOf(undefined)).toEqual({ impactScore: null, financialScore: null, justification: '' });
  });

  it('equals the saved score only when all three fields do', () => {
    expect(isSameScore(scoreDraftOf(row), row)).toBe(true);
    expect(isSameScore({ ...scoreDraftOf(row), impactScore: 6 }, row)).toBe(false);
    expect(isSameScore({ ...scoreDraftOf(row), financialScore: 3 }, row)).toBe(false);
    expect(isSameScore({ ...scoreDraftOf(row), justification: '' }, row)).toBe(false);
  });

  it('differs from an unscored topic even when it is set to the default of 5', () => {
    expect(isSameScore({ impactScore: 5, financialScore: null, justification: '' }, undefined)).toBe(false);
  });
});

describe('the reason for changing a screening score', () => {
  it('is required where a score existed, not for the first score or a justification', () => {
    const draft = scoreDraftOf(row);
    expect(asksWhy({ ...draft, impactScore: 6 }, row)).toBe(true);
    expect(asksWhy({ ...draft, financialScore: 6 }, row)).toBe(true);
    expect(asksWhy({ ...draft, justification: 'another' }, row)).toBe(false);
    expect(asksWhy({ ...draft, impactScore: 6 }, undefined)).toBe(false);
    expect(asksWhy({ ...draft, financialScore: 5 }, { ...row, financialScore: null })).toBe(false);
  });
});
