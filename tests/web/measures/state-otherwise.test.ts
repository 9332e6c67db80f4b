import { describe, expect, it } from 'vitest';
import { startingValues } from '#domain/fields/values.ts';
import { netScoreFields } from '#domain/measures/fields.ts';
import type { NetScore } from '#domain/measures/measure.ts';
import { stateOtherwise } from '#web/features/register/measures/state-otherwise.ts';

const saved: NetScore = { ...startingValues(netScoreFields), likelihood: 2, reason: 'One spill in ten years' };

describe('the reason for a score after measures', () => {
  it('is requested again once a value differs from the saved one', () => {
    expect(stateOtherwise(saved, { likelihood: 1 }, saved)).toEqual({ ...saved, likelihood: 1, reason: '' });
  });

  it('is restored once the values equal the saved ones', () => {
    const other = stateOtherwise(saved, { likelihood: 1 }, saved);
    expect(stateOtherwise(other, { likelihood: 2 }, saved)).toEqual(saved);
  });

  it('is kept if it was given for the current values', () => {
    const own = { ...saved, likelihood: 1, reason: 'None in twenty years' } as const;
    expect(stateOtherwise(own, { severity: 3 }, saved)).toEqual({ ...own, severity: 3 });
    expect(stateOtherwise({ ...own, reason: saved.reason }, { severity: 3 }, saved).reason).toBe(saved.reason);
    expect(stateOtherwise({ ...own, likelihood: 2 }, { likelihood: 1 }, saved)).toEqual(own);
  });

  it('can be cleared, and stays as typed where nothing is saved', () => {
    expect(stateOtherwise(saved, { reason: '' }, saved).reason).toBe('');
    expect(stateOtherwise(saved, { likelihood: 1 }, null).reason).toBe(saved.reason);
  });
});
