import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { Query } from '../query.ts';

/** How selecting something changes a query; `withChange` applies it. */
export type QueryChange = Partial<Query>;

/** A choice that a person can select. */
export interface ChipChoice {
  label: string;
  isChosen: boolean;
  /** Chooses only this. */
  change: QueryChange;
  /** Adds or removes this choice; null if only one can be chosen. */
  toggle: QueryChange | null;
}

/** What can be typed instead of choosing, with its current value; null if nothing can. Scales are as in the field. */
export type ChipEntry =
  | { kind: 'text'; text: string | null }
  | {
      kind: 'numbers';
      min: number | null;
      max: number | null;
      /** A range up to 0 means without any. */
      isCount?: true;
      from: number | null;
      to: number | null;
    }
  | { kind: 'days'; from: string | null; to: string | null }
  | { kind: 'amount'; amount: number | null }
  | { kind: 'thresholds'; impact: number | null; financial: number | null };

/** A part of a query that a person can see and change. */
export interface Chip {
  /** 'noun', 'measure', 'groupBy', 'sort', 'first', 'year', 'thresholds', or 'where.' and the field. */
  slot: string;
  label: string;
  /** As `sayQuery` words it; null if the query does not use this part. */
  said: string | null;
  choices: readonly ChipChoice[];
  entry: ChipEntry | null;
  /** Removes this part; null if it is not used, or required. */
  clear: QueryChange | null;
}

/** What chips need to know about the assessment. */
export interface ChipWorld {
  topics: readonly Pick<AssessmentData['topics'][number], 'code' | 'name'>[];
  /** The activities of its value chain; none if they are not known. */
  activities?: readonly { name: string }[];
  hasEarlier: boolean;
  /** The names of people who can be responsible; omitted if fields about work cannot be used. */
  people?: readonly string[];
}
