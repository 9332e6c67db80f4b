import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';

/** The address of the page of a topic in one assessment. */
export function topicPath(code: string, assessmentId: AssessmentId): string {
  return `${screens.topics.path}/${encodeURIComponent(code)}?assessment=${assessmentId}`;
}
