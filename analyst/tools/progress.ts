import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { GapCode } from '#domain/progress/gaps.ts';
import type { ProgressState } from '#domain/progress/wizard-progress.ts';
import type { Side } from './narrowing.ts';
import type { ToldPoint } from './topics.ts';

export interface OverviewAnswer {
  source: number;
  name: string;
  status: string;
  /** ISO day. */
  financialYearStart: string;
  esrsVersion: string;
  esrsVersionToBeConfirmed: boolean;
  thresholds: Thresholds;
  thresholdsReason: string | null;
  thresholdsAdopted: { by: string; at: string } | null;
  topics: {
    relevant: number;
    deselected: number;
    assessed: number;
    notYetAssessed: number;
    material: number;
    'Material by both': number;
    'Material by impact': number;
    'Material financially': number;
  };
  components: {
    all: number;
    negativeImpacts: number;
    positiveImpacts: number;
    risks: number;
    opportunities: number;
  };
  stakeholders: { source: number; rows: number; key: number };
  highestTopics: ToldPoint[];
  sections: { source: number; section: string; state: ProgressState }[];
}

export interface ToldSection {
  source: number;
  section: string;
  state: ProgressState;
  missing: {
    /** As a person reads it, in the plural. */
    what: string;
    count: number;
    questions: string[];
    examples: { source: number; name: string }[];
  }[];
}

export interface ProgressAnswer {
  source: number;
  status: string;
  completedAt: string | null;
  complete: number;
  of: number;
  sections: ToldSection[];
}

export interface ToldGap {
  code: GapCode;
  source: number;
  what: string;
  count: number;
  examples: { source: number; name: string }[];
}

export interface GapsAnswer {
  source: number;
  gaps: ToldGap[];
}

export interface NextStepsAnswer {
  source: number;
  status: string;
  unjustifiedDeciding: { source: number; title: string; score: number }[];
  sections: ToldSection[];
  gaps: ToldGap[];
  borderline: { source: number; topic: string; side: Side; score: number; threshold: number }[];
}

export interface HistoryInput {
  /** Part of a person's name. */
  by?: string;
}

export interface HistoryAnswer {
  source: number;
  changes: {
    source: number;
    /** As a person reads it, in UTC. */
    at: string;
    by: string;
    action: string;
    what: string;
    title?: string;
    topic?: string;
    reason?: string;
    fields: { field: string; from?: unknown; to?: unknown }[];
  }[];
}
