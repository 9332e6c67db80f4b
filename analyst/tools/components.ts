import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { DraftField } from '#domain/chat/draft-text.ts';
import type { Kinds, Lack, Narrowing, Range } from './narrowing.ts';

export interface ComponentsInput extends Narrowing {
  kind?: Kinds;
  polarity?: 'Positive' | 'Negative' | 'not set';
  actuality?: 'Actual' | 'Potential';
  except?: Narrowing;
  humanRights?: boolean;
  counted?: boolean;
  material?: boolean;
  score?: Range;
  likelihood?: Range;
  severity?: Range;
  scale?: Range;
  scope?: Range;
  irremediability?: Range;
  lacks?: Lack;
  order?: 'highest' | 'lowest';
  limit?: number;
}

/** An impact, risk or opportunity with its score out of 25 and how it came about. */
export interface ToldComponent {
  source: number;
  /** As a person reads it: 'negative impact', 'risk'. */
  kind: string;
  title: string;
  topic: string;
  score: number;
  /** Of an impact; a risk or opportunity has a magnitude instead. */
  severity?: number;
  magnitude?: number;
  likelihood: number;
  statedLikelihood?: number;
  /** Why it does not count as stated; empty where severity times likelihood is all. */
  rule: string;
  counted: boolean;
  actuality: string | null;
  timeHorizon: string;
  valueChain: string;
  type: string;
  financialEffects: string[];
  humanRights: boolean;
  /** Other short texts, by the names of their fields. */
  stated: Record<string, string>;
  description: string;
  justification: string;
}

export interface ComponentsAnswer {
  source: number;
  total: number;
  shown: number;
  /** Rows that are cut off though they score as the last one shown. */
  alsoAtLastScore: number;
  named: string[];
  namedOut: string[];
  isAboutUnknown: boolean;
  isExceptUnknown: boolean;
  withoutAbout: number;
  ofAll: number;
  counts: {
    negativeImpacts: number;
    positiveImpacts: number;
    impactsWithoutPolarity: number;
    risks: number;
    opportunities: number;
  };
  components: ToldComponent[];
}

export interface ComponentAnswer {
  thresholds: Thresholds;
  /** The one that is meant first. */
  components: (ToldComponent & {
    isNamed: boolean;
    details: { scale: number | null; scope: number | null; irremediability: number | null };
    severityReason: string;
  })[];
}

/** What some words name, by name only. */
export interface FindAnswer {
  topics: { topic: string }[];
  /** `fit` above 2 is probably meant. */
  components: { title: string; fit: number; isNamed: boolean }[];
}

export interface DraftInput {
  about: string;
  field: DraftField;
}

export interface DraftAnswer {
  state: 'not-found' | 'completed' | 'too-many' | 'proposed';
  field: DraftField;
  component: { source: number; title: string } | null;
  existing: string;
  /** Titles of those that the words could mean. */
  candidates: string[];
  draft: { source: number; parts: { text: string; sources: number[] }[] | null } | null;
}

export interface SuggestionsInput {
  about?: string;
  kind?: 'impact' | 'risk' | 'opportunity';
}

export interface SuggestionsAnswer {
  source: number;
  industry: string;
  isIndustryKnown: boolean;
  total: number;
  proposals: { source: number; kind: string; title: string; description: string; topic: string }[];
}
