import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { conflictsOf } from '#web/features/saving/conflicts.ts';
import { saveFailures } from '#web/features/saving/messages.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';

const refusal = (code: string, data?: unknown) => new ORPCError(code, { status: 400, message: code, data });

describe('the reason for a failed save', () => {
  it.each([
    ['a lost connection', new TypeError('Failed to fetch'), saveFailures.lost],
    ['an answer that took too long', new DOMException('timed out', 'TimeoutError'), saveFailures.lost],
    ['an ended session', refusal('not-signed-in'), saveFailures['not-signed-in']],
    ['a colleague who completed it', refusal('assessment-completed'), saveFailures['assessment-completed']],
    ['a code nobody foresaw', refusal('TEAPOT'), saveFailures.unexpected],
    ['a mistake of ours', new Error('undefined is not a function'), saveFailures.unexpected],
  ])('is reported for %s', (_, error, sentence) => {
    expect(explainSaveFailure(error)).toBe(sentence);
  });

  it('is the message of the field when the server rejects the input', () => {
    const issues = [{ path: ['responses', 0, 'fieldValue'], code: 'too-long', limit: 20000 }];
    expect(explainSaveFailure(refusal('malformed', { issues }))).toBe('Use at most 20000 characters.');
  });
});

describe('the conflicts of a rejected save', () => {
  it('are read from CONFLICT and nothing else', () => {
    const conflicts = [{ key: 'a', current: null, changedBy: 'Ada', changedAt: null }];
    expect(conflictsOf(refusal('conflict', { conflicts }))).toEqual(conflicts);
    expect(conflictsOf(refusal('not-found', { conflicts }))).toBeNull();
    expect(conflictsOf(new Error('conflict'))).toBeNull();
  });
});
