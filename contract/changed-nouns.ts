/** Everything that an endpoint can change; each has an owner of this name on both sides of the wire. */
export const CHANGED_NOUNS = [
  'session',
  'company',
  'team',
  'invitations',
  'profile',
  'notifications',
  'assessment',
  'questionnaire',
  'topics',
  'scores',
  'components',
  'stakeholders',
  'comments',
  'views',
  'assignments',
  'value-chain',
  'topic-decisions',
  'files',
  'imports',
  'chat',
] as const;
export type ChangedNoun = (typeof CHANGED_NOUNS)[number];
