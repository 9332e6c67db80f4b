import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Classification } from '#domain/results/classification.ts';
import type { ToldComponent } from './components.ts';
import type { Range, Side } from './narrowing.ts';

/** How a topic must be material, or not, to be listed. */
export type MaterialAs =
  | 'any'
  | 'impact'
  | 'financial'
  | 'both'
  | 'only-impact'
  | 'only-financial'
  | 'only-one'
  | 'not-impact'
  | 'not-financial'
  | 'none';

export interface TopicsInput {
  show?: 'assessed' | 'not-yet-assessed' | 'deselected';
  material?: MaterialAs;
  classification?: Classification;
  categories?: Category[];
  about?: string;
  score?: Range;
  except?: { about?: string; categories?: Category[]; classification?: Classification };
  sort?: 'sum' | Side | 'code';
  order?: 'highest' | 'lowest';
  limit?: number;
  thresholds?: { impact?: number; financial?: number };
}

/** A topic of the matrix with its scores, out of 25; null where its side is not assessed. */
export interface ToldPoint {
  source: number;
  code: string;
  topic: string;
  impactScore: number | null;
  financialScore: number | null;
  classification: Classification;
  /** As a person reads it: 'Material by both'. */
  material: string;
}

export interface TopicsAnswer {
  source: number;
  show: 'assessed' | 'not-yet-assessed' | 'deselected';
  /** Names of the topics that the words to look for, and those to leave out, mean. */
  named: string[];
  namedOut: string[];
  thresholds: Thresholds;
  adoptedThresholds: Thresholds;
  /** How many topics the matrix has, how many are still missing on it, and how many fit. */
  assessed: number;
  notYetAssessed: number;
  total: number;
  points: ToldPoint[];
  /** Those that are not on the matrix; 'nothing-counted' has components, none of which counts. */
  topics: { source: number; code: string; topic: string; reason?: string | undefined }[];
}

export interface TopicInput {
  about: string;
  and?: string[];
}

export interface ToldTopic {
  source: number;
  code: string;
  topic: string;
  state: string;
  point: ToldPoint | null;
  components: ToldComponent[];
  screening: { source: number; impact: number; financial: number; justification: string } | undefined;
}

export interface TopicAnswer {
  source: number;
  thresholds: Thresholds;
  /** How many topics the words name; `topics` holds the first of them. */
  found: number;
  topics: ToldTopic[];
  /** Components that fit words which name no topic. */
  components: ToldComponent[];
}

export interface BorderlineInput {
  about?: string;
  isMaterial?: boolean;
  side?: Side;
  categories?: Category[];
}

export interface BorderlineAnswer {
  source: number;
  ofAll: number;
  asked: { isMaterial: boolean | undefined; side: Side | undefined; categories: Category[] | undefined };
  named: string[];
  thresholds: Thresholds;
  total: number;
  cases: {
    source: number;
    topic: string;
    side: Side;
    isMaterial: boolean;
    score: number;
    component: { source: number; title: string; value: string; from: number; to: number };
    newScore: number;
  }[];
}
