import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { Query } from '../query.ts';

/** How selecting something changes a query; `withChange` applies it. */
export type QueryChange = Partial<Query>;

/** A choice that a person can select. */
export interface ChipChoice {
  label: string;
  isChosen: boolean;
  /** Only this. */
  change: QueryChange;
  /** This beside what is chosen already, or no longer; null where only one can be. */
  toggle: QueryChange | null;
}

/** What can be typed instead of choosing, with its current value; null if nothing can. Scales are as in the field. */
export type ChipEntry =
  | { kind: 'text'; text: string | null }
  | {
      kind: 'numbers';
      min: number | null;
      max: number | null;
      /** Up to 0 is without any. */
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
  /** As `sayQuery` says it; null where this asks nothing. */
  said: string | null;
  choices: readonly ChipChoice[];
  entry: ChipEntry | null;
  /** Asks nothing here any more; null where nothing is asked, or something must be. */
  clear: QueryChange | null;
}

/** What chips need to know about the assessment. */
export interface ChipWorld {
  topics: readonly Pick<AssessmentData['topics'][number], 'code' | 'name'>[];
  /** The activities of its value chain; none where that is not known. */
  activities?: readonly { name: string }[];
  hasEarlier: boolean;
  /** The names of those who can be responsible; left out where fields of work are not asked. */
  people?: readonly string[];
}
