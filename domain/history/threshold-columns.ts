/** What is adopted with the thresholds of an assessment, as named in the history. */
export const THRESHOLD_COLUMNS = [
  'impact_threshold',
  'financial_threshold',
  'thresholds_reason',
  'thresholds_by',
  'thresholds_at',
  'thresholds_scored',
  'thresholds_entries',
  'borderline_band',
  'score_basis',
] as const;
