/** What the register of a completed assessment says besides. */
export const completedRegisterMessages = {
  completed: (by: string, moment: string) =>
    `Completed on ${moment}${by === '' ? '' : ` by ${by}`}, and shown as it was frozen then. It is read only.`,
  openAgain: 'This assessment was reopened. What you see was frozen before; completing freezes another result.',
  toDraft: 'Go to what is worked on',
  noRows: 'No impact, risk or opportunity was frozen',
  noTable: 'This assessment was frozen without its rows',
  noTableText: 'It was completed before rows were frozen. Its tables stand under Results.',
  notFrozen: 'There is no such completed assessment',
  notFrozenText: 'The address names an assessment that does not exist here, or that was never completed.',
} as const;
