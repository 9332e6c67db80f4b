import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const KEY = [...queryKeys.assessment, 'wanted-transfer'];

/** Whose transfer was asked for before its draft was there: a copy that is begun to be transferred. */
export function useWantedTransfer() {
  const client = useQueryClient();
  return {
    isWanted: (id: AssessmentId) => client.getQueryData(KEY) === id,
    want: (id: AssessmentId | null) => void client.setQueryData(KEY, id),
  };
}
