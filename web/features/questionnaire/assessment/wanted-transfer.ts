import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

const KEY = [...queryKeys.assessment, 'wanted-transfer'];

/** The draft whose transfer was requested before it existed: a copy that is started in order to be transferred. */
export function useWantedTransfer() {
  const client = useQueryClient();
  return {
    isWanted: (id: AssessmentId) => client.getQueryData(KEY) === id,
    want: (id: AssessmentId | null) => void client.setQueryData(KEY, id),
  };
}
