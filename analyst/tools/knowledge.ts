import type { MethodFactId } from '#domain/chat/method-facts.ts';
import type { Side } from './narrowing.ts';

export interface MethodInput {
  facts?: MethodFactId[];
  about?: string;
}

export interface MethodAnswer {
  source: number;
  act: string;
  facts: {
    title: string;
    text: string;
    paragraph: string | null;
    otherVersionOnly: boolean;
    otherParagraph: string | null;
    convention: string | null;
  }[];
}

export interface DisclosuresAnswer {
  source: number;
  asked: string[];
  alwaysCount: number;
  dueCount: number;
  byStandard: {
    source: number;
    label: string;
    count: number;
    topics: { source: number; topic: string }[];
    requirements: { code: string; title: string }[];
  }[];
  notMaterial: string[];
}

export interface StakeholdersInput {
  keyOnly?: boolean;
  group?: string;
  role?: 'affected' | 'user';
  method?: 'survey' | 'interview' | 'meetings' | 'industry-data' | 'legal';
  about?: string;
}

export interface StakeholdersAnswer {
  source: number;
  total: number;
  ofAll: number;
  key: number;
  stakeholders: {
    source: number;
    group: string;
    names: string;
    key: boolean;
    reason: string;
    division: string;
    engagement: string[];
    views: string;
  }[];
}

/** What the company says about itself. */
export type AnswerSubject =
  | 'industry'
  | 'size'
  | 'countries'
  | 'products'
  | 'value-chain'
  | 'prior-work'
  | 'regulations'
  | 'natural-dependencies'
  | 'human-dependencies'
  | 'social-dependencies'
  | 'regulatory-changes';

export interface AnswersInput {
  subjects?: AnswerSubject[];
}

export interface AnswersAnswer {
  answers: { source: number; question: string; isAnswered: boolean; answer: string | string[] }[];
}

export interface ScreeningInput {
  about?: string;
  sort?: 'sum' | Side | 'code';
  limit?: number;
}

export interface ScreeningAnswer {
  source: number;
  total: number;
  scores: { source: number; topic: string; impact: number; financial: number; justification: string }[];
}
