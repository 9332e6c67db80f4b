import type { UserId } from '#domain/ids.ts';
import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';

/** What somebody can look after (product P42). */
export const ASSIGNED_NOUNS = nounsWith('owner');
export type AssignedNoun = NounsWith<'owner'>;

/** What a second person reviews (product P43). */
export const REVIEWED_NOUNS: readonly (NounsWith<'review'> & AssignedNoun)[] = nounsWith('review');

/** Something below an assessment: a section by its name, a topic or component by its id. */
export interface AssignedRecord {
  noun: AssignedNoun;
  key: string;
}

/** How far a topic or component is with its review (product P43). */
export const reviewStates = [
  { id: 'open', label: 'Not reviewed' },
  { id: 'in-review', label: 'In review' },
  { id: 'reviewed', label: 'Reviewed' },
] as const;
export type ReviewState = (typeof reviewStates)[number]['id'];

/** Who looks after a record, by when, and how it stands. */
export interface Assignment extends AssignedRecord {
  /** A present member; null where nobody is responsible. */
  owner: UserId | null;
  /** Who was responsible and has left since, by name; null for anybody else. */
  formerOwner: string | null;
  /** ISO date. */
  dueOn: string | null;
  review: ReviewState;
}

/** Somebody who can be made responsible. */
export interface Responsible {
  userId: UserId;
  name: string;
}

/** Everything about responsibility in one assessment, as one person sees it on one day. */
export interface Assigned {
  assignments: readonly Assignment[];
  people: readonly Responsible[];
  /** Who asks: what is 'mine' is hers. Null where nobody does. */
  me: UserId | null;
  /** ISO date. */
  today: string;
}
