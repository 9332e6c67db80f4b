/** Where the answers of the server lie in the browser's memory. What is asked for again is named by the first word of its key. */
export const queryKeys = {
  /** Who is signed in; every guard reads it. */
  session: ['session'],
  company: ['company'],
  team: ['team'],
  invitations: ['invitations'],
  invitation: ['invitation'],
  ownInvitations: ['own-invitations'],
  wayOut: ['way-out'],
  closedCompanies: ['closed-companies'],
  assessment: ['assessment'],
  dashboard: ['dashboard'],
  history: ['history'],
  chat: ['chat'],
  notifications: ['notification-preferences'],
  sessions: ['active-sessions'],
} as const satisfies Record<string, readonly [string]>;

export type QueryName = keyof typeof queryKeys;
