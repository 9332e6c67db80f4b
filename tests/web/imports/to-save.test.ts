import { describe, expect, it } from 'vitest';
import type { StakeholderId, TopicId } from '#domain/ids.ts';
import { newStakeholder } from '#domain/stakeholders/stakeholder-defaults.ts';
import type { PreviewSheet } from '#web/features/documents/imports/preview-sheet.ts';
import { titleOfThing, toSave } from '#web/features/documents/imports/to-save.ts';
import { sampleComponent } from '../../domain/sample-assessment.ts';

const sheet = { name: '', rows: [], headings: [], matching: [], filled: [] };
const [stands, added] = ['topic-1' as TopicId, 'topic-2' as TopicId];
const texts = { name: 'Heat', description: '' };
const score = (topicId: TopicId) => ({ topicId, impactScore: 7, financialScore: 3, justification: '', seenVersion: 2 });
const told = { title: 'Told', changes: [], leftOut: [] };
const entry = { ...sampleComponent('risk', 'topic-2', 'ovens', { title: 'Ovens fail' }), version: 1 };

/** A topic that is added, one that is deselected, scores of both, an entry under the new one, and a stakeholder. */
const sheets: PreviewSheet[] = [
  {
    ...{ ...sheet, kind: 'topics' as const },
    planned: [
      { ...told, row: 2, becomes: 'added', item: { added: { id: added, place: 'E1', ...texts } } },
      {
        ...{ ...told, row: 3, title: 'E1.1', becomes: 'changed' as const },
        item: { selection: { topicId: stands, isRelevant: false, seenVersion: null } },
      },
      { row: 4, title: 'Same', becomes: 'same' },
    ],
  },
  {
    ...{ ...sheet, kind: 'scores' as const },
    planned: [
      { ...told, row: 2, becomes: 'changed', item: score(stands) },
      { ...told, row: 3, becomes: 'added', item: score(added) },
    ],
  },
  { ...sheet, kind: 'register', planned: [{ row: 2, becomes: 'added', next: entry, leftOut: [] }] },
  {
    ...{ ...sheet, kind: 'stakeholders' as const },
    planned: [
      { ...told, row: 2, becomes: 'added', item: { ...newStakeholder('s' as StakeholderId), seenVersion: null } },
    ],
  },
];

const sizes = (saved: object) => Object.fromEntries(Object.entries(saved).map(([name, items]) => [name, items.length]));

describe('the changes saved from a preview', () => {
  it('hold each row under its noun, with the reason that the first change requires', () => {
    const { rows, saved, reason } = toSave(sheets, []);
    expect(rows).toHaveLength(6);
    expect(sizes(saved)).toEqual({ ownTopicsAdded: 1, selections: 1, scores: 2, componentsAdded: 1, stakeholders: 1 });
    expect(reason).toBe('aside');
    expect(toSave(sheets.slice(1), []).reason).toBe('score');
    expect(toSave(sheets.slice(2), []).reason).toBeNull();
  });

  it('leave out what colleagues changed first, for that noun alone', () => {
    const thing = { noun: 'score', key: stands, why: 'changed', by: 'Uma User' } as const;
    expect(sizes(toSave(sheets, [thing]).saved)).toEqual({
      ...{ ownTopicsAdded: 1, selections: 1, scores: 1, componentsAdded: 1, stakeholders: 1 },
    });
    expect(titleOfThing(sheets, { ...thing, noun: 'selection' })).toBe('E1.1');
  });

  it('leave out the rows under a topic that cannot be added', () => {
    const thing = { noun: 'own-topic', key: added, why: 'name-taken', by: null } as const;
    expect(sizes(toSave(sheets, [thing]).saved)).toEqual({ selections: 1, scores: 1, stakeholders: 1 });
  });
});
