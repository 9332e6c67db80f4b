import { describe, expect, it } from 'vitest';
import { conflictsOf } from '#web/features/saving/conflicts.ts';
import { saveFailures } from '#web/features/saving/messages.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { ORPCError } from '#web/lib/api.ts';

const refusal = (code: string, data?: unknown) => new ORPCError(code, { status: 400, message: code, data });

describe('why a save failed', () => {
  it.each([
    ['a lost connection', new TypeError('Failed to fetch'), saveFailures.LOST],
    ['an answer that took too long', new DOMException('timed out', 'TimeoutError'), saveFailures.LOST],
    ['an ended session', refusal('UNAUTHORIZED'), saveFailures.UNAUTHORIZED],
    ['a colleague who completed it', refusal('ASSESSMENT_COMPLETED'), saveFailures.ASSESSMENT_COMPLETED],
    ['a code nobody foresaw', refusal('TEAPOT'), saveFailures.UNKNOWN],
    ['a mistake of ours', new Error('undefined is not a function'), saveFailures.UNKNOWN],
  ])('is told of %s', (_, error, sentence) => {
    expect(explainSaveFailure(error)).toBe(sentence);
  });

  it('is the sentence of the field when the server refuses the input', () => {
    const issues = [{ path: ['responses', 0, 'fieldValue'], message: 'Use at most 20000 characters.' }];
    expect(explainSaveFailure(refusal('BAD_REQUEST', { issues }))).toBe('Use at most 20000 characters.');
  });
});

describe('the conflicts of a refused save', () => {
  it('are read from CONFLICT and from nothing else', () => {
    const conflicts = [{ key: 'a', current: null, changedBy: 'Ada', changedAt: null }];
    expect(conflictsOf(refusal('CONFLICT', { conflicts }))).toEqual(conflicts);
    expect(conflictsOf(refusal('NOT_FOUND', { conflicts }))).toBeNull();
    expect(conflictsOf(new Error('CONFLICT'))).toBeNull();
  });
});
