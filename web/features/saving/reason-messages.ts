import type { ReasonKind } from '#domain/history/reason-kind.ts';

/** What a change asks for that wants a reason. */
export const reasonMessages = {
  why: 'Why?',
  whyHint: 'Optional. Shown in the history; you can add it later.',
  whyNeededHint: 'Shown in the history. It was carried over and is not reviewed yet.',
  missing: 'Enter a reason, or select one below.',
  choices: 'Quick choices',
} as const;

/** Reasons that are given by pressing. */
export const reasonChoices: Readonly<Record<ReasonKind, readonly string[]>> = {
  score: ['New evidence', 'Corrected a mistake', 'Stakeholder view', 'Agreed in workshop'],
  aside: ['Not part of our business', 'Covered by another topic', 'Too small to matter', 'Agreed in workshop'],
  move: ['Fits better there', 'Corrected a mistake', 'Agreed in workshop'],
  wording: ['Clearer words', 'Other amounts than last year', 'Asked for by the auditor', 'Agreed in workshop'],
  delete: ['Entered twice', 'Entered by mistake', 'Covered by another entry', 'Not relevant any more'],
};
