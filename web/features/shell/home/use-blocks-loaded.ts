import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** Milliseconds after which blocks are shown although one is still loading. */
const LONGEST = 2000;
const loadsFirst = { predicate: ({ state }: { state: { status: string } }) => state.status === 'pending' };

/**
 * False while a block of the home screen loads for the first time. Blocks appear together, because one that arrives later would push
 * the others down.
 */
export function useBlocksLoaded(assessmentId: AssessmentId): boolean {
  const client = useQueryClient();
  const loading = useIsFetching(loadsFirst);
  // On a return to the screen, everything is there immediately.
  const [isLoaded, setLoaded] = useState(
    () => client.getQueryData([...queryKeys.assignments, assessmentId]) !== undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked whenever the number changes; the blocks start loading after the first check
  useEffect(() => {
    if (client.isFetching(loadsFirst) === 0) setLoaded(true);
  }, [client, loading]);
  useEffect(() => {
    const patience = setTimeout(() => setLoaded(true), LONGEST);
    return () => clearTimeout(patience);
  }, []);
  return isLoaded;
}
