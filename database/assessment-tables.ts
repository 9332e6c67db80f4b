/** What lies below an assessment and is copied to the next year, as SQL and the history name it: each after what it stands under. */
export const CONTENT_TABLES = [
  'materiality_topics',
  'assessment_topic_selections',
  'assessment_responses',
  'materiality_scores',
  'materiality_components',
  'stakeholder_mapping',
  'value_chain_activities',
  'measures',
  'net_scores',
] as const;

/** All of it with the assessment itself: what was decided of a topic is decided anew each year. */
export const ASSESSMENT_TABLES = ['assessments', ...CONTENT_TABLES, 'topic_decisions'] as const;
