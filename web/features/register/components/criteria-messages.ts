/** What is said beside the criteria by which a component was scored. */
export const criteriaMessages = {
  notGiven: 'not scored',
  scoredBy: (title: string) => `What the scores of ${title} mean`,
} as const;
