/** Additional texts of the register of a completed assessment. */
export const completedRegisterMessages = {
  completed: (by: string, moment: string) =>
    `Completed on ${moment}${by === '' ? '' : ` by ${by}`}. This is the frozen result, read-only.`,
  openAgain: 'This assessment was reopened. Below is its earlier result. Completing it again creates a new one.',
  toResults: 'Results',
  toDraft: 'Open the current draft',
  noRows: 'The frozen result has no impacts, risks or opportunities',
  noTable: 'The frozen result has no register',
  noTableText: 'It was frozen by an earlier version of Twofold, which did not keep rows. See the tables under Results.',
  notFrozen: 'Completed assessment not found',
  notFrozenText: 'The link leads to an assessment that does not exist or was never completed.',
} as const;
