import type { AssignedNoun, ReviewState } from '#domain/assignments/assignment.ts';

/** A person who scored, as they described themselves when the result was frozen (since format 12). */
export interface FrozenScorer {
  name: string;
  /** What they did in the company; '' if they had not said. */
  jobTitle: string;
  /** What qualified them, in their own words; '' if they had not said. */
  competence: string;
  /** For how many rows they changed something that counts: screening scores, entries, scores after measures, decisions on topics. */
  rows: number;
}

/** Who was responsible for a section, topic or entry, and how far its review had come (since format 12). */
export interface FrozenAssignment {
  noun: AssignedNoun;
  /** The id of the topic or entry, or the name of the section. */
  key: string;
  /** Null if nobody was. */
  owner: string | null;
  /** ISO date. */
  dueOn: string | null;
  review: ReviewState;
  /** Who reviewed it, or asked for the review; null if it is not under review. */
  reviewBy: string | null;
}
