import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { assessmentFacts } from './assessment-facts.ts';
import { materialityFacts } from './materiality-facts.ts';
import { reportingFacts } from './reporting-facts.ts';

/** A fact about the method that people can ask for, in our words, with the paragraph that it is based on. */
export interface MethodFact {
  id: MethodFactId;
  title: string;
  text: string;
  /** Where the law says it, by version; null if that version does not. */
  law: Readonly<Record<EsrsVersion, string | null>>;
  /** How this product does it, if the law leaves it open or our numbers differ from its words. */
  convention: string;
}

/**
 * What the assistant says about law and method. The paragraphs were read in Delegated Regulations (EU) 2023/2772 and (EU) 2026/1563;
 * nothing is stated that could not be read there.
 */
export const methodFacts = [
  ...materialityFacts,
  ...assessmentFacts,
  ...reportingFacts,
] as const satisfies readonly Omit<MethodFact, 'id'>[];

export type MethodFactId = (typeof methodFacts)[number]['id'];
