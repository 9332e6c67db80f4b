import type { AssessmentData } from './assessment-data.ts';
import { relevantPart } from './missing.ts';
import type { SectionProgress } from './wizard-progress.ts';

/** How far an assessment is as a whole. */
export interface WizardTotals {
  sections: number;
  complete: number;
  /** The relevant topics. */
  topics: number;
  /** Those that have at least one impact, risk or opportunity. */
  withEntries: number;
}

/** @param progress the sections of the same assessment */
export function wizardTotals(
  data: Pick<AssessmentData, 'topics' | 'selections' | 'components'>,
  progress: readonly Pick<SectionProgress, 'state'>[],
): WizardTotals {
  const { topics, components } = relevantPart(data);
  return {
    sections: progress.length,
    complete: progress.filter(({ state }) => state === 'complete').length,
    topics: topics.length,
    withEntries: new Set(components.map(({ topicId }) => topicId)).size,
  };
}
