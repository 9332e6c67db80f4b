import type { UserId } from '#domain/ids.ts';
import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';

/** What a person can be responsible for (product P42). */
export const ASSIGNED_NOUNS = nounsWith('owner');
export type AssignedNoun = NounsWith<'owner'>;

/** What a second person reviews (product P43). */
export const REVIEWED_NOUNS: readonly (NounsWith<'review'> & AssignedNoun)[] = nounsWith('review');

/** Something below an assessment: a section by its name, a topic or component by its id. */
export interface AssignedRecord {
  noun: AssignedNoun;
  key: string;
}

/** The review states of a topic or component (product P43). */
export const reviewStates = [
  { id: 'open', label: 'Not reviewed' },
  { id: 'in-review', label: 'In review' },
  { id: 'reviewed', label: 'Reviewed' },
] as const;
export type ReviewState = (typeof reviewStates)[number]['id'];

/** The owner of a record, its due date and its state. */
export interface Assignment extends AssignedRecord {
  /** A current member; null if nobody is responsible. */
  owner: UserId | null;
  /** The name of an owner who has since left; null otherwise. */
  formerOwner: string | null;
  /** ISO date. */
  dueOn: string | null;
  review: ReviewState;
  /** In review: who is asked to review it, if they still can; null if nobody in particular is. */
  reviewer: UserId | null;
}

/** A person who can be made responsible. */
export interface Responsible {
  userId: UserId;
  name: string;
}

/** All owners, due dates and reviews in one assessment, as one person sees them on one day. */
export interface Assigned {
  assignments: readonly Assignment[];
  people: readonly Responsible[];
  /** The reader, whose own items are 'mine'; null if there is none. */
  me: UserId | null;
  /** ISO date. */
  today: string;
}
