import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { assessmentFacts } from './assessment-facts.ts';
import { dashboardMessages as say } from './messages.ts';

/** What one must know of a picture that lies alone on a slide: how final it is, by which standard, with whose thresholds, of what. */
export function pictureFacts(
  { assessment, thresholds: adopted }: Pick<Dashboard, 'assessment' | 'thresholds'>,
  thresholds: Thresholds,
  category: Category | null,
): string[] {
  const isAdopted = thresholds.impact === adopted.impact && thresholds.financial === adopted.financial;
  return [
    ...assessmentFacts(assessment),
    isAdopted ? say.pictureThresholds(thresholds) : say.pictureOtherThresholds(thresholds, adopted),
    ...(category ? [say.pictureCategory(category)] : []),
  ];
}
