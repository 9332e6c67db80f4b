/** The cache keys of the server's answers. Answers are invalidated by the first word of their key. */
export const queryKeys = {
  /** Who is signed in; every guard reads it. */
  session: ['session'],
  company: ['company'],
  team: ['team'],
  invitations: ['invitations'],
  invitation: ['invitation'],
  ownInvitations: ['ownInvitations'],
  wayOut: ['wayOut'],
  closedCompanies: ['closedCompanies'],
  assessment: ['assessment'],
  assignments: ['assignments'],
  dashboard: ['dashboard'],
  history: ['history'],
  /** Not reloaded with the history. */
  reasonGaps: ['reasonGaps'],
  comments: ['comments'],
  audit: ['audit'],
  evidence: ['evidence'],
  presence: ['presence'],
  views: ['views'],
  scales: ['scales'],
  files: ['files'],
  imports: ['imports'],
  chat: ['chat'],
  notifications: ['notifications'],
  sessions: ['sessions'],
} as const satisfies Record<string, readonly [string]>;

export type QueryName = keyof typeof queryKeys;
