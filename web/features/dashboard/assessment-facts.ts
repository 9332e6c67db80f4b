import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { dashboardMessages as say } from './messages.ts';

/** What one must know of results that leave the screen: how final they are and by which standard. */
export function assessmentFacts({
  status,
  completedAt,
  esrsVersion,
  esrsVersionToBeConfirmed,
}: Dashboard['assessment']): [state: string, standard: string] {
  const version = esrsVersions[esrsVersion].label;
  return [
    status === 'draft' ? say.draft : completedAt ? say.completedOn(formatDay(completedAt)) : say.completed,
    esrsVersionToBeConfirmed ? `${version} (${say.versionToBeConfirmed})` : version,
  ];
}
