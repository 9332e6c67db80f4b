import { describe, expect, it } from 'vitest';
import { putDraft, settleDrafts } from '#web/features/topics/row-drafts.ts';

describe('an unsaved row', () => {
  it('keeps the version it was begun from, also when there was no row and a colleague has made one since', () => {
    const begun = putDraft(undefined, 'a', 'M', null);
    expect(putDraft(begun, 'a', 'Mine', 1)).toEqual({ a: { value: 'Mine', seenVersion: null } });
    const onRow = putDraft(undefined, 'a', 'M', 3);
    expect(putDraft(onRow, 'a', 'Mine', 4)).toEqual({ a: { value: 'Mine', seenVersion: 3 } });
  });

  it('leaves nothing behind when it is let go', () => {
    const two = putDraft(putDraft(undefined, 'a', 1, null), 'b', 2, null);
    expect(putDraft(two, 'a', undefined, null)).toEqual({ b: { value: 2, seenVersion: null } });
    expect(putDraft(putDraft(undefined, 'a', 1, null), 'a', undefined, null)).toBeUndefined();
  });
});

describe('after a save', () => {
  it('what was sent is settled, what was typed meanwhile stays on top of the saved version', () => {
    const sent = { a: { value: 'sent', seenVersion: null }, b: { value: 'sent', seenVersion: 2 } };
    const meanwhile = { ...sent, b: { value: 'typed since', seenVersion: 2 } };
    const versions = new Map([
      ['a', 1],
      ['b', 3],
    ]);
    expect(settleDrafts(meanwhile, sent, versions)).toEqual({ b: { value: 'typed since', seenVersion: 3 } });
    expect(settleDrafts(sent, sent, versions)).toBeUndefined();
  });
});
