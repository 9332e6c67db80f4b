import { expect, it } from 'vitest';
import type { AssignmentShape } from '#contract/assignments.ts';
import type { ComponentRow } from '#contract/components.ts';
import { linesOf, planClearing } from '#web/features/register/bulk-actions/plan-clearing.ts';
import { sampleComponent } from '../../domain/sample-assessment.ts';

const row = (title: string): ComponentRow => ({ ...sampleComponent('impact', 'E1.1', title), version: 1 });
const [spill, noise, smell, dust] = [row('Spill'), row('Noise'), row('Smell'), row('Dust')];
const rows = [spill, noise, smell, dust];
const inReview = (of: ComponentRow, line: string, said: Partial<AssignmentShape> = {}): AssignmentShape => ({
  ...{ noun: 'component', key: of.id, owner: null, formerOwner: null, dueOn: null, review: 'in-review' },
  ...{ mayClear: true, reviewer: null, reviewedBy: 'Ben', line, changedBy: 'Ada' },
  ...said,
});

it('approves those of the selected rows that are in review and unchanged since they were seen, and explains the others', () => {
  const seen = linesOf([inReview(spill, '1'), inReview(noise, '2'), inReview(smell, '3')]);
  const now = [inReview(spill, '1'), inReview(noise, '7'), inReview(smell, '8', { mayClear: false })];
  const { cleared, refused, others } = planClearing({ rows, gone: [], unsaved: new Set() }, now, seen);
  expect(cleared).toEqual([spill]);
  expect(refused.map(({ title, why }) => [title, why])).toEqual([
    ['Noise', 'Since changed by Ada'],
    ['Smell', expect.stringContaining('cannot approve it')],
  ]);
  expect(others).toBe(1);
});
