/** How the sheet of the register and those of its columns are called that are no fields of an entry: who makes a workbook and who reads one. */
export const registerTitles = {
  sheet: 'Register',
  topicCode: 'Topic code',
  topicName: 'Topic',
  score: 'Score',
  counted: 'Counted',
  reaches: 'Reaches the threshold',
  id: 'Id',
} as const;

/** The columns that say of any row by whom, when and why it was changed last. */
export const lastChangeTitles = {
  by: 'Last changed by',
  at: 'Last changed (UTC)',
  reason: 'Reason for it',
} as const;
