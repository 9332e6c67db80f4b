import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { dashboardMessages as say } from './messages.ts';

/** What one must know of a picture that lies alone on a slide: how final it is, by which standard, with whose thresholds, of what. */
export function pictureFacts(
  { assessment, thresholds: adopted }: Pick<Dashboard, 'assessment' | 'thresholds'>,
  thresholds: Thresholds,
  category: Category | null,
): string[] {
  const { status, completedAt, esrsVersion, esrsVersionToBeConfirmed } = assessment;
  const version = esrsVersions[esrsVersion].label;
  const isAdopted = thresholds.impact === adopted.impact && thresholds.financial === adopted.financial;
  return [
    status === 'draft' ? say.draft : completedAt ? say.completedOn(formatDay(completedAt)) : say.completed,
    esrsVersionToBeConfirmed ? `${version} (${say.versionToBeConfirmed})` : version,
    isAdopted ? say.pictureThresholds(thresholds) : say.pictureOtherThresholds(thresholds, adopted),
    ...(category ? [say.pictureCategory(category)] : []),
  ];
}
