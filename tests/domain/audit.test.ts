import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawSample } from '#domain/audit/draw-sample.ts';
import { questionState } from '#domain/audit/question-state.ts';
import { auditDayProblem, auditEnd, isAuditOver, lastDayOf } from '#domain/people/audit.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const ids = Array.from({ length: 40 }, (_, index) => `entry-${index + 1}`);

describe('an audit sample', () => {
  it('is reproducible from its seed on any machine', () => {
    expect(drawSample({ ids: ['a', 'b', 'c', 'd', 'e'], seed: 'seed', size: 3 }, hash)).toEqual({
      ids: ['a', 'b', 'c', 'd', 'e'].sort((x, y) => (hash(`seed\n${x}`) < hash(`seed\n${y}`) ? -1 : 1)).slice(0, 3),
      population: 5,
      populationSha256: hash('a\nb\nc\nd\ne'),
    });
  });

  it('does not depend on the order of the population', () => {
    const drawn = drawSample({ ids, seed: '2026', size: 10 }, hash);
    expect(drawSample({ ids: ids.toReversed(), seed: '2026', size: 10 }, hash)).toEqual(drawn);
  });

  it('extends a smaller sample, differs for another seed and never exceeds the population', () => {
    const small = drawSample({ ids, seed: '2026', size: 5 }, hash).ids;
    expect(drawSample({ ids, seed: '2026', size: 9 }, hash).ids.slice(0, 5)).toEqual(small);
    expect(drawSample({ ids, seed: '2027', size: 5 }, hash).ids).not.toEqual(small);
    expect(drawSample({ ids, seed: '2026', size: 500 }, hash).ids.toSorted()).toEqual(ids.toSorted());
    expect(drawSample({ ids: [], seed: '2026', size: 5 }, hash)).toMatchObject({ ids: [], population: 0 });
  });
});

describe('an auditor’s question', () => {
  it.each([
    ['open while she had the last word', { isClosed: false, lastBy: 'auditor' }, 'open'],
    ['answered once somebody else has it', { isClosed: false, lastBy: 'member' }, 'answered'],
    ['closed when she has closed it', { isClosed: true, lastBy: 'auditor' }, 'closed'],
    ['closed whoever had the last word', { isClosed: true, lastBy: 'member' }, 'closed'],
  ] as const)('is %s', (_, thread, state) => {
    expect(questionState({ ...thread, askedBy: 'auditor' })).toBe(state);
  });
});

describe('the last day of an audit', () => {
  const now = new Date('2026-06-15T22:30:00Z');

  it.each([
    ['', 'audit-day-required'],
    ['soon', 'audit-day-required'],
    ['2026-06-14', 'audit-day-past'],
    ['2026-06-15', null],
    ['2031-06-15', null],
    ['2031-06-16', 'audit-day-too-far'],
  ])('is validated: “%s” gives %s', (day, problem) => {
    expect(auditDayProblem(day, now)).toBe(problem);
  });

  it('ends the audit at the following midnight UTC', () => {
    const until = auditEnd('2026-06-30');
    expect(until.toISOString()).toBe('2026-07-01T00:00:00.000Z');
    expect(lastDayOf(until)).toBe('2026-06-30');
    expect(isAuditOver({ until }, new Date(until.getTime() - 1))).toBe(false);
    expect(isAuditOver({ until }, until)).toBe(true);
  });
});
