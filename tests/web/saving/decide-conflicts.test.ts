import { describe, expect, it } from 'vitest';
import { mergeChoices } from '#domain/questionnaire/answer.ts';
import { applyChoices, itemsToAsk, sayKept } from '#web/features/saving/decide-conflicts.ts';
import { mergingOf, wholeMerging } from '#web/features/saving/merging.ts';

interface Impact {
  title: string;
  area: string;
  severity: number;
}
type Row = Impact & { version: number };

const merging = mergingOf<Impact, Row, Impact>({
  fields: { title: { label: 'Title' }, area: { label: 'Business area' }, severity: { label: 'Severity' } },
  valuesOf: (value) => value,
  withValues: (_, values) => values,
  valuesIn: (row) => row,
  begin: () => ({ title: '', area: '', severity: 3 }),
  title: ({ title }) => title,
});
const base = { title: 'Dust', area: 'Mill', severity: 3 };

function meet(mine: Partial<Impact>, theirs: Partial<Impact> | null, from: Impact | undefined = base) {
  const change = { key: 'i', value: { ...base, ...mine }, seenVersion: 1, base: from && { ...from } };
  const current = theirs && { ...base, ...theirs, version: 2 };
  return { change, conflict: { key: 'i', current, changedBy: 'Tomasz', changedById: 'tomasz', changedAt: null } };
}

const answerOf = {
  valueIn: (row: { text: string; version: number } | null) => row?.text ?? '',
  title: (_: string, key: string) => key,
  word: (value: string) => value || 'No answer',
};

describe('a save that conflicts with another', () => {
  it('merges fields that only one person changed, asks nothing, and reports what is kept', () => {
    const met = meet({ title: 'Smoke' }, { area: 'Kiln' });
    expect(itemsToAsk(met, merging)).toEqual([]);
    expect(applyChoices(met, merging, {})).toEqual({
      key: 'i',
      value: { ...base, title: 'Smoke', area: 'Kiln' },
      seenVersion: 2,
      base: { ...base, area: 'Kiln' },
    });
    expect(sayKept(met, merging, 'ada')).toBe('Tomasz changed “Business area” in the meantime. That change is kept.');
    expect(sayKept(met, merging, 'tomasz')).toBe('You changed “Business area” in another window. That change is kept.');
  });

  it('asks for each field that both people changed, and for no other', () => {
    const met = meet({ title: 'Smoke', severity: 4 }, { title: 'Soot', severity: 5, area: 'Kiln' });
    expect(itemsToAsk(met, merging)).toMatchObject([
      { label: 'Smoke: Title', mine: 'Smoke', theirs: 'Soot', changedBy: 'Tomasz' },
      { label: 'Smoke: Severity', mine: '4', theirs: '5' },
    ]);
  });

  it('uses the choice for each field', () => {
    const met = meet({ title: 'Smoke', severity: 4 }, { title: 'Soot', severity: 5, area: 'Kiln' });
    const [title, severity] = itemsToAsk(met, merging);
    const choices = { [title?.key ?? '']: 'mine', [severity?.key ?? '']: 'theirs' } as const;
    expect(applyChoices(met, merging, choices)).toMatchObject({ value: { title: 'Smoke', severity: 5, area: 'Kiln' } });
  });

  it('sends nothing where their version was chosen throughout', () => {
    const met = meet({ title: 'Smoke' }, { title: 'Soot' });
    const [title] = itemsToAsk(met, merging);
    expect(applyChoices(met, merging, { [title?.key ?? '']: 'theirs' })).toBe('theirs');
  });

  it('asks whether a deleted row should come back, with the changes made to it', () => {
    const met = meet({ title: 'Smoke', severity: 4 }, null);
    const [item] = itemsToAsk(met, merging);
    expect(item).toMatchObject({ label: 'Smoke', mine: 'Title: Smoke\nSeverity: 4', theirs: null });
    expect(applyChoices(met, merging, { [item?.key ?? '']: 'theirs' })).toBe('theirs');
    expect(applyChoices(met, merging, { [item?.key ?? '']: 'mine' })).toMatchObject({
      value: { ...base, title: 'Smoke', severity: 4 },
      seenVersion: null,
    });
    expect(sayKept(met, merging, 'ada')).toBeNull();
  });

  it('asks for every difference where an older release stored no base version', () => {
    const met = meet({ title: 'Smoke' }, { area: 'Kiln' });
    const old = { ...met, change: { ...met.change, base: undefined } };
    expect(itemsToAsk(old, merging).map(({ label }) => label)).toEqual(['Smoke: Title', 'Smoke: Business area']);
  });
});

describe('a row with a single value', () => {
  const answers = wholeMerging<string, { text: string; version: number }>(answerOf);
  const meetAnswer = (mine: string, theirs: string, from: string) => ({
    change: { key: 'Products', value: mine, seenVersion: 1, base: answers.saidIn(from) },
    conflict: {
      key: 'Products',
      current: { text: theirs, version: 2 },
      changedBy: null,
      changedById: null,
      changedAt: null,
    },
  });

  it('is asked about under its own name when both people changed it', () => {
    const met = meetAnswer('Bread', '', 'Flour');
    const [item] = itemsToAsk(met, answers);
    expect(item).toMatchObject({ label: 'Products', mine: 'Bread', theirs: 'No answer' });
    expect(applyChoices(met, answers, { [item?.key ?? '']: 'mine' })).toMatchObject({ value: 'Bread', seenVersion: 2 });
  });

  it('is merged choice by choice without asking if it has several choices', () => {
    const choices = wholeMerging({ ...answerOf, together: mergeChoices });
    const met = meetAnswer('["report","ghg"]', '["report","policies"]', '["report"]');
    expect(itemsToAsk(met, choices)).toEqual([]);
    expect(applyChoices(met, choices, {})).toMatchObject({ value: '["report","ghg","policies"]', seenVersion: 2 });
    expect(itemsToAsk(meetAnswer('Bread', 'Beer', ''), choices)).toHaveLength(1);
  });

  it('is saved without asking when the row was changed elsewhere', () => {
    const met = meetAnswer('Bread', 'Flour', 'Flour');
    expect(itemsToAsk(met, answers)).toEqual([]);
    expect(applyChoices(met, answers, {})).toMatchObject({ value: 'Bread', seenVersion: 2 });
    expect(sayKept(met, answers, 'ada')).toBeNull();
  });
});
