import { describe, expect, it } from 'vitest';
import { dropDraft, putDraft, type RowDrafts, settleDrafts } from '#web/features/saving/row-drafts.ts';

const none = { seenVersion: null };

describe('unsaved rows', () => {
  it('remember the version they were begun from, also when the row is saved by somebody else meanwhile', () => {
    const begun = putDraft(undefined, 'a', 1, { seenVersion: 4 });
    expect(begun).toEqual({ a: { value: 1, seenVersion: 4 } });
    expect(putDraft(begun, 'a', 2, { seenVersion: 9 })).toEqual({ a: { value: 2, seenVersion: 4 } });
  });

  it('remember what of the row they replace', () => {
    const begun = putDraft(undefined, 'a', 1, { seenVersion: 4, replaced: '"before"' });
    expect(putDraft(begun, 'a', 2, { seenVersion: 9, replaced: '"after"' })).toEqual({
      a: { value: 2, seenVersion: 4, replaced: '"before"' },
    });
  });

  it('remember that there was no row', () => {
    const begun = putDraft(undefined, 'a', 1, none);
    expect(putDraft(begun, 'a', 2, none)).toEqual({ a: { value: 2, seenVersion: null } });
  });

  it('leave nothing behind when the last one is let go', () => {
    const two = putDraft(putDraft(undefined, 'a', 1, none), 'b', 1, none);
    const one = dropDraft(two, 'a');
    expect(one).toEqual({ b: { value: 1, seenVersion: null } });
    expect(dropDraft(one, 'b')).toBeUndefined();
    expect(dropDraft(undefined, 'c')).toBeUndefined();
  });
});

describe('after a save', () => {
  const sent: RowDrafts<number> = { a: { value: 1, seenVersion: 1 }, b: { value: 2, seenVersion: null } };

  it('what was sent is settled, what was not sent stays', () => {
    const drafts = { ...sent, c: { value: 3, seenVersion: 7 } };
    const versions = new Map([
      ['a', { seenVersion: 2 }],
      ['b', { seenVersion: 1 }],
    ]);
    expect(settleDrafts(drafts, sent, versions)).toEqual({ c: { value: 3, seenVersion: 7 } });
    expect(settleDrafts(sent, sent, versions)).toBeUndefined();
  });

  it('what was typed meanwhile stays and goes on from the saved version', () => {
    const typed = { ...sent, a: { value: 9, seenVersion: 1 } };
    expect(settleDrafts(typed, sent, new Map([['a', { seenVersion: 2 }]]))).toEqual({
      a: { value: 9, seenVersion: 2 },
      b: { value: 2, seenVersion: null },
    });
  });

  it('a row that is gone can be made anew', () => {
    const typed = { a: { value: 9, seenVersion: 1 } };
    expect(settleDrafts(typed, sent, new Map([['a', none]]))).toEqual({ a: { value: 9, seenVersion: null } });
  });
});
