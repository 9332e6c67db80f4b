/** Titles of the register's sheet and of its columns that are not fields of an entry, for writing and reading a workbook. */
export const registerTitles = {
  sheet: 'Register',
  topicCode: 'Topic code',
  topicName: 'Topic',
  score: 'Score',
  counted: 'Counted',
  reaches: 'Reaches the threshold',
  id: 'Id',
} as const;

/** Columns for the last change of a row: by whom, when and why. */
export const lastChangeTitles = {
  by: 'Last changed by',
  at: 'Last changed (UTC)',
  reason: 'Reason for last change',
} as const;
