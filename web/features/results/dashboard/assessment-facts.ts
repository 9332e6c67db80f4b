import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { dashboardMessages as say } from './messages.ts';

/** What readers need to know about results outside the screen: their state and the standard. */
export function assessmentFacts({
  status,
  isApproved,
  isSigned,
  completedAt,
  esrsVersion,
  esrsVersionToBeConfirmed,
}: Dashboard['assessment']): [state: string, standard: string] {
  const finality = finalityOf({ status, isApproved, isSigned });
  const state = finalityNames[finality];
  const version = esrsVersions[esrsVersion].label;
  return [
    !completedAt
      ? state
      : finality === 'completed'
        ? say.completedOn(formatDay(completedAt))
        : say.stateSince(state, formatDay(completedAt)),
    esrsVersionToBeConfirmed ? `${version} (${say.versionToBeConfirmed})` : version,
  ];
}
