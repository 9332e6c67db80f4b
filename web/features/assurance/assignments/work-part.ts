/** What can be set about the work on a record. */
export type WorkPart = 'owner' | 'due' | 'state';
