import { expect, it } from 'vitest';
import { HISTORY_NOUNS } from '#domain/history/nouns.ts';
import { isUndoable } from '#domain/history/plan-undo.ts';

it('offers to undo only what can be undone: no comment, no reading, no piece of evidence', () => {
  const undoable = HISTORY_NOUNS.filter((noun) => isUndoable({ noun, verb: 'added', fields: [] }));
  for (const noun of ['component', 'answer', 'selection', 'score', 'stakeholder', 'topic', 'scale', 'assignment']) {
    expect(undoable).toContain(noun);
  }
  for (const noun of ['comment', 'mark', 'sample', 'visit', 'member', 'sign-off', 'evidence', 'assessment']) {
    expect(undoable).not.toContain(noun);
  }
});
