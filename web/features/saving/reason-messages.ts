/** What a deletion asks for beside its question. */
export const reasonMessages = {
  reason: 'Reason',
  reasonHint: 'Why it goes, for whoever reads the history. May be left empty.',
} as const;
