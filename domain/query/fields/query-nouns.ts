/** What can be asked for. */
export const QUERY_NOUNS = ['component', 'topic', 'stakeholder', 'answer', 'score', 'change', 'disclosure'] as const;
export type QueryNoun = (typeof QUERY_NOUNS)[number];
