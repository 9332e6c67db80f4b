import { describe, expect, it } from 'vitest';
import {
  decideCompletion,
  decideRemoval,
  decideReopening,
  removedForGood,
} from '#domain/assessment/assessment-lifecycle.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';

describe('canonical JSON', () => {
  it('orders keys at every depth, keeps the order of lists and drops what is undefined', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'é"', gone: undefined })).toBe(
      '{"a":"é\\"","b":[2,{"c":null,"d":1}]}',
    );
  });

  it('rejects numbers that JSON cannot represent', () => {
    expect(() => canonicalJson({ score: Number.NaN })).toThrow(TypeError);
    expect(() => canonicalJson([Number.POSITIVE_INFINITY])).toThrow(TypeError);
  });
});

describe('the lifecycle of an assessment', () => {
  const draft = { status: 'draft', isReopened: false } as const;
  const reopened = { status: 'draft', isReopened: true } as const;
  const completed = { status: 'completed', isReopened: false } as const;
  const ok = { ok: true };
  const no = (reason: string) => ({ ok: false, reason });

  it.each([
    ['a draft', draft, ok, no('not-completed'), ok],
    ['a reopened one', reopened, ok, no('not-completed'), no('was-completed')],
    ['a completed one', completed, no('assessment-completed'), ok, no('assessment-completed')],
  ])('lets %s be completed, reopened or deleted, or gives the reason', (_, state, completion, reopening, removal) => {
    expect([decideCompletion(state), decideReopening(state), decideRemoval(state)]).toEqual([
      completion,
      reopening,
      removal,
    ]);
  });

  it('keeps a deleted draft for thirty days', () => {
    expect(removedForGood(new Date('2026-11-30T12:00:00Z'))).toEqual(new Date('2026-10-31T12:00:00Z'));
  });
});
