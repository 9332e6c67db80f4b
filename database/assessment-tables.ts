/** What lies below an assessment, as SQL and the history name it: each after what it stands under. */
export const CONTENT_TABLES = [
  'materiality_topics',
  'assessment_topic_selections',
  'assessment_responses',
  'materiality_scores',
  'materiality_components',
  'stakeholder_mapping',
  'value_chain_activities',
] as const;

/** The same with the assessment itself. */
export const ASSESSMENT_TABLES = ['assessments', ...CONTENT_TABLES] as const;
