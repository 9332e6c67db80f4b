import { describe, expect, it } from 'vitest';
import { mergingOf } from '#web/features/saving/merging.ts';
import { readNews } from '#web/features/saving/news.ts';
import {
  catchUp,
  dropDraft,
  isBehind,
  putDraft,
  type RowDrafts,
  settleDrafts,
} from '#web/features/saving/row-drafts.ts';

const none = { seenVersion: null };

describe('unsaved rows', () => {
  it('remember the version from which they started, even when someone else saves the row in the meantime', () => {
    const begun = putDraft(undefined, 'a', 1, { seenVersion: 4 });
    expect(begun).toEqual({ a: { value: 1, seenVersion: 4 } });
    expect(putDraft(begun, 'a', 2, { seenVersion: 9 })).toEqual({ a: { value: 2, seenVersion: 4 } });
  });

  it('remember the original contents of the row', () => {
    const begun = putDraft(undefined, 'a', 1, { seenVersion: 4, base: { title: 'before' } });
    expect(putDraft(begun, 'a', 2, { seenVersion: 9, base: { title: 'after' } })).toEqual({
      a: { value: 2, seenVersion: 4, base: { title: 'before' } },
    });
  });

  it('remember that there was no row', () => {
    const begun = putDraft(undefined, 'a', 1, none);
    expect(putDraft(begun, 'a', 2, none)).toEqual({ a: { value: 2, seenVersion: null } });
  });

  it('leave nothing behind when the last one is dropped', () => {
    const two = putDraft(putDraft(undefined, 'a', 1, none), 'b', 1, none);
    const one = dropDraft(two, 'a');
    expect(one).toEqual({ b: { value: 1, seenVersion: null } });
    expect(dropDraft(one, 'b')).toBeUndefined();
    expect(dropDraft(undefined, 'c')).toBeUndefined();
  });
});

describe('after a save', () => {
  const sent: RowDrafts<number> = { a: { value: 1, seenVersion: 1 }, b: { value: 2, seenVersion: null } };

  it('drops what was sent and keeps what was not', () => {
    const drafts = { ...sent, c: { value: 3, seenVersion: 7 } };
    const versions = new Map([
      ['a', { seenVersion: 2 }],
      ['b', { seenVersion: 1 }],
    ]);
    expect(settleDrafts(drafts, sent, versions)).toEqual({ c: { value: 3, seenVersion: 7 } });
    expect(settleDrafts(sent, sent, versions)).toBeUndefined();
  });

  it('keeps what was typed in the meantime and bases it on the saved row', () => {
    const typed = { ...sent, a: { value: 9, seenVersion: 1 } };
    const carry = (changed: number, before: number, { base }: { base?: unknown }) => {
      expect([changed, before, base]).toEqual([9, 1, { title: 'saved' }]);
      return 10;
    };
    const saved = { seenVersion: 2, base: { title: 'saved' } };
    expect(settleDrafts(typed, sent, new Map([['a', saved]]), carry)).toEqual({
      a: { value: 10, ...saved },
      b: { value: 2, seenVersion: null },
    });
  });

  it('allows a deleted row to be created again as it was typed', () => {
    const typed = { a: { value: 9, seenVersion: 1 } };
    const carry = () => expect.unreachable('there is nothing to go on from');
    expect(settleDrafts(typed, sent, new Map([['a', none]]), carry)).toEqual({ a: { value: 9, seenVersion: null } });
  });
});

interface Impact {
  title: string;
  area: string;
}

const merging = mergingOf<Impact, Impact & { version: number }, Impact>({
  fields: { title: { label: 'Title' }, area: { label: 'Business area' } },
  valuesOf: (value) => value,
  withValues: (_, values) => values,
  valuesIn: (row) => row,
  begin: (value) => value,
  title: ({ title }) => title,
});
const before = { title: 'Dust', area: 'Mill' };

describe('what someone else saves while you type', () => {
  const draft = { value: { ...before, title: 'Smoke' }, seenVersion: 1, base: before };

  it('is applied to the fields that you have not touched, and reported', () => {
    const row = { ...before, area: 'Kiln', version: 2 };
    expect(isBehind(draft, row)).toBe(true);
    const next = catchUp(draft, row, merging);
    expect(next).toMatchObject({ value: { title: 'Smoke', area: 'Kiln' }, seenVersion: 2, heard: ['area'] });
    expect(isBehind(next, row)).toBe(false);
    expect(readNews(next, row, merging)).toEqual({ isGone: false, taken: ['Business area'], asked: [] });
  });

  it('is left for you to decide in a field that both changed: your text stays, with the version that you saw', () => {
    const row = { title: 'Soot', area: 'Kiln', version: 2 };
    const next = catchUp(draft, row, merging);
    expect(next).toMatchObject({ value: { title: 'Smoke', area: 'Kiln' }, seenVersion: 1 });
    expect(isBehind(next, row)).toBe(false);
    expect(readNews(next, row, merging)).toEqual({ isGone: false, taken: ['Business area'], asked: ['Title'] });
    const third = catchUp(next, { ...row, area: 'Yard', version: 3 }, merging);
    expect(third.value).toEqual({ title: 'Smoke', area: 'Yard' });
  });

  it('is reported if it is a deletion', () => {
    expect(readNews(draft, undefined, merging)).toEqual({ isGone: true });
    expect(readNews({ ...draft, seenVersion: null }, undefined, merging)).toBeNull();
  });

  it('is not mentioned while nobody else changed anything', () => {
    const row = { ...before, version: 1 };
    expect(isBehind(draft, row)).toBe(false);
    expect(readNews(draft, row, merging)).toBeNull();
    expect(readNews(undefined, row, merging)).toBeNull();
  });
});
