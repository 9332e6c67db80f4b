import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { bySum } from '#domain/results/order.ts';
import { type TriedPoint, turnsBetween } from '#domain/results/threshold-turns.ts';
import { neighbours } from '#web/features/results/dashboard/neighbours.ts';
import { movedSentence } from '#web/features/results/topic-decisions/turns-sentence.ts';

const point = (code: string, impact: number, financial: number): TriedPoint => ({
  topic: { id: code as TopicId, code, name: `Topic ${code}`, category: 'Environmental' },
  impact,
  financial,
});
const points = [point('E1.1', 9, 16), point('E5.2', 10, 15), point('S1.1', 10, 4), point('S2.1', 15, 20)];
const company = { impact: 12.5, financial: 12.5 };

describe('the sentence on what a moved threshold changes', () => {
  it.each([
    [{ impact: 12.5, financial: 12.5 }, 'nothing changes.'],
    [{ impact: 12.5, financial: 20 }, 'E1.1 and E5.2 drop out.'],
    [{ impact: 10, financial: 12.5 }, 'S1.1 comes in; E5.2 becomes material by both.'],
    [{ impact: 10, financial: 20 }, 'E1.1 drops out; S1.1 comes in; E5.2 becomes material by impact.'],
    [{ impact: 20, financial: 12.5 }, 'S2.1 becomes material financially.'],
  ])('is correct at %o', (thresholds, sentence) => {
    const turns = turnsBetween(points, company, thresholds);
    expect(movedSentence(turns, true)).toBe(`Compared with the adopted thresholds, ${sentence}`);
  });

  it('names every topic, however many there are', () => {
    const many = Array.from({ length: 40 }, (_, index) => point(`E${index}.1`, 10, 4));
    const sentence = movedSentence(turnsBetween(many, company, { impact: 5, financial: 12.5 }), false);
    for (const { topic } of many) expect(sentence).toContain(topic.code);
    expect(sentence).not.toContain('more');
  });
});

describe('the ranked list', () => {
  const ranked = bySum(points as unknown as DashboardPoint[]);

  it('sorts by the sum of both scores, of equal sums the more even ones first, and what is still equal in reading order', () => {
    expect(ranked.map(({ topic }) => topic.code)).toEqual(['S2.1', 'E5.2', 'E1.1', 'S1.1']);
  });

  it('leads from topic to topic, but not past its ends or from a topic that it does not contain', () => {
    expect(neighbours(ranked, 'E5.2')).toMatchObject({ before: { code: 'S2.1' }, after: { code: 'E1.1' } });
    expect(neighbours(ranked, 'S2.1')).toMatchObject({ before: null, after: { code: 'E5.2' } });
    expect(neighbours(ranked, 'S1.1')).toMatchObject({ before: { code: 'E1.1' }, after: null });
    expect(neighbours(ranked, 'G1')).toEqual({ before: null, after: null });
  });
});
