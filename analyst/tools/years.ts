import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Kinds, Side } from './narrowing.ts';

/** One question about two years; without it the whole comparison is told. */
export type YearChange =
  | 'newly-material'
  | 'no-longer-material'
  | 'up'
  | 'down'
  | 'rescored'
  | 'unchanged'
  | 'added'
  | 'dropped'
  | 'only-later'
  | 'only-earlier'
  | 'thresholds';

export interface YearsInput {
  change?: YearChange;
  about?: string;
  side?: Side;
  kind?: Kinds;
  categories?: Category[];
}

interface ToldYear {
  name: string;
  /** ISO day. */
  financialYearStart: string;
  thresholds: Thresholds;
}

export interface TopicOfTwoYears {
  source: number;
  topic: string;
  earlier: { source: number; impact: number; financial: number } | null;
  later: { impact: number; financial: number } | null;
}

export interface ChangedComponent {
  source: number;
  kind: string;
  title: string;
  score: number;
}

export interface YearsAnswer {
  source: number;
  later: ToldYear;
  /** Null where there is no earlier assessment; `compared` is null then too. */
  earlier: (ToldYear & { source: number }) | null;
  asked: { side: Side | undefined; kind: Kinds | undefined; categories: Category[] | undefined };
  named: string[];
  total: number;
  added: number;
  dropped: number;
  topics: TopicOfTwoYears[];
  ofNamed: TopicOfTwoYears[];
  components: (ChangedComponent & { earlier: { source: number; score: number } | null })[];
  compared: {
    isSameVersion: boolean;
    newlyMaterial: TopicOfTwoYears[];
    noLongerMaterial: TopicOfTwoYears[];
    moved: TopicOfTwoYears[];
    onlyEarlier: TopicOfTwoYears[];
    onlyLater: TopicOfTwoYears[];
    addedComponents: ChangedComponent[];
    droppedComponents: ChangedComponent[];
  } | null;
}
