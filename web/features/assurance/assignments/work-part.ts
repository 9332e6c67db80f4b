/** What can be set of the work on a record. */
export type WorkPart = 'owner' | 'due' | 'state';
