/** The kinds of acts by which the history can be filtered. */
export const HISTORY_ACTS = ['added', 'changed', 'deleted', 'completed', 'reopened'] as const;
export type HistoryAct = (typeof HISTORY_ACTS)[number];
