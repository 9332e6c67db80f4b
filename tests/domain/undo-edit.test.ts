import { expect, it } from 'vitest';
import { type ComponentChange, changeComponent } from '#domain/components/change-component.ts';
import { editOf, withoutEdit } from '#domain/components/undo-edit.ts';
import { sampleComponent } from './sample-assessment.ts';

const details = { impactScale: 2, impactScope: 2, impactIrremediability: 2, impactSeverity: 2 } as const;
const NO_DETAILS = { impactScale: null, impactScope: null, impactIrremediability: null } as const;
const first = sampleComponent('impact', 'E1.1', 'Noise', { ...details, severityReason: '' });

/** The component after an edit, a change by somebody else and the undo of the edit. */
function undone(edited: ComponentChange, besides: ComponentChange) {
  const after = changeComponent(first, edited);
  return withoutEdit(changeComponent(after, besides), editOf(first, after, edited));
}

it('reverts what was set and what followed from it', () => {
  expect(undone({ impactScale: 5 }, {})).toEqual(first);
  const open = { ...first, impactLikelihood: 1, likelihoodOpen: true } as const;
  const given = changeComponent(open, { impactLikelihood: 3 });
  expect(withoutEdit(given, editOf(open, given, { impactLikelihood: 3 }))).toEqual(open);
});

it('keeps other changes, and lets the severity follow its details again', () => {
  expect(undone({ impactScale: 5 }, { title: 'Noise at night', justification: 'Measured' })).toEqual({
    ...first,
    title: 'Noise at night',
    justification: 'Measured',
  });
  const besides = { impactScope: 5 } as const;
  expect(undone({ impactScale: 5 }, besides)).toEqual(changeComponent(first, besides));
});

it('reverts nothing if the field has changed since, even by a colleague', () => {
  expect(undone({ impactScale: 5 }, { impactScale: 4 })).toBeNull();
  expect(undone({ title: 'Noise at night' }, { title: 'Noise by day' })).toBeNull();
});

it('keeps a severity that was set by hand in the meantime', () => {
  const set = { impactSeverity: 5, severityReason: 'Irreversible for one family' } as const;
  expect(undone({ impactScale: 3 }, set)).toEqual({ ...first, ...set });
});

it('does not clear a score that someone has set since the default was confirmed', () => {
  const open = sampleComponent('risk', 'E1.1', 'Flood', { severityOpen: true, likelihoodOpen: true });
  const change = { financialRiskOpportunity: 3 } as const;
  const confirmed = changeComponent(open, change);
  const edit = editOf(open, confirmed, change);
  expect(withoutEdit(confirmed, edit)).toEqual(open);
  expect(withoutEdit(changeComponent(confirmed, { financialRiskOpportunity: 5 }), edit)).toBeNull();
  const likelier = changeComponent(confirmed, { financialLikelihood: 5 });
  expect(withoutEdit(likelier, edit)).toEqual({ ...likelier, severityOpen: true });
});

it('does not clear a severity that another detail now determines', () => {
  const open = { ...first, ...NO_DETAILS, severityOpen: true } as const;
  const scaled = changeComponent(open, { impactScale: 5 });
  const edit = editOf(open, scaled, { impactScale: 5 });
  expect(withoutEdit(scaled, edit)).toEqual(open);
  expect(withoutEdit(changeComponent(scaled, { impactScope: 4 }), edit)).toMatchObject({
    impactScale: null,
    impactSeverity: 4,
    severityOpen: false,
  });
});
