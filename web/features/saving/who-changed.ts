import { useQuery } from '@tanstack/react-query';
import type { HistoryNoun } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { type Who, whoIs } from './who.ts';

/** Where the author of a change is recorded: with the company or its scales, or in the history of an assessment's row. */
export type ChangedPlace =
  | 'company'
  | { scale: string }
  | { assessmentId: AssessmentId; noun: HistoryNoun; id: string };

/** Who last changed this, in these fields (by their labels) if anyone did; null while unknown. */
export function useWhoChanged(place: ChangedPlace, labels: readonly string[], isAsked: boolean): Who {
  const self = useSession().user?.id;
  const { data } = useQuery({
    // Below the key of the changed data: requested again whenever someone changes it.
    queryKey: keyOf(place),
    queryFn: () => readChanges(place),
    enabled: isAsked,
    retry: false,
  });
  const ofFields = data?.find(({ fields }) => fields.some((label) => labels.includes(label)));
  const last = ofFields ?? data?.[0];
  return last ? whoIs(last.by, last.userId, self) : null;
}

function keyOf(place: ChangedPlace) {
  if (place === 'company') return [...queryKeys.company, 'changed-by'];
  if ('scale' in place) return [...queryKeys.scales, 'changed-by', place.scale];
  return [...queryKeys.assessment, place.assessmentId, 'changed-by', place.noun, place.id];
}

/** The latest changes, newest first, each with the labels of its fields. */
async function readChanges(
  place: ChangedPlace,
): Promise<{ by: string | null; userId: string | null; fields: string[] }[]> {
  if (place === 'company') {
    const { by, userId } = await api.company.lastChange();
    return [{ by, userId, fields: [] }];
  }
  const changes =
    'scale' in place
      ? (await api.scales.readHistory()).filter(({ title }) => title === place.scale)
      : (await api.history.ofRecord(place)).changes;
  return changes.map(({ by, userId, fields }) => ({ by, userId, fields: fields.map(({ label }) => label) }));
}

/**
 * Says who changed a row that is identified by its name, a question or a topic ('E1.2 Climate change mitigation'). One answer serves all
 * rows of a section.
 */
export function useWhoOfRows(assessmentId: AssessmentId, noun: HistoryNoun, isAsked: boolean): (name: string) => Who {
  const self = useSession().user?.id;
  const { data } = useQuery({
    queryKey: [...queryKeys.assessment, assessmentId, 'latest-changes'],
    queryFn: async () => (await api.history.ofAssessment({ assessmentId })).changes,
    enabled: isAsked,
    retry: false,
  });
  return (name) => {
    const last = data?.find((change) => change.noun === noun && (change.title === name || change.topic === name));
    return last ? whoIs(last.by, last.userId, self) : null;
  };
}
