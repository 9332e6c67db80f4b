import { queryOptions } from '@tanstack/react-query';
import type { SealFindingShape } from '#contract/seals.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

/** When the company's history was last sealed. */
export const sealsQuery = queryOptions({
  queryKey: [...queryKeys.history, 'seals'],
  queryFn: ({ signal }) => api.seals.read(undefined, { signal }),
  staleTime: 0,
});

/** What a check has found so far. */
export interface SealCheck {
  lines: number;
  found: number;
  /** The first findings. */
  findings: SealFindingShape[];
}

/** The maximum number of findings that are kept. */
const SHOWN = 50;

/** Checks the whole history part by part; `tell` gets the progress. */
export async function checkHistory(tell: (soFar: SealCheck) => void): Promise<SealCheck> {
  let sum: SealCheck = { lines: 0, found: 0, findings: [] };
  let after: string | null | undefined;
  while (after !== null) {
    const part = await api.seals.check(after === undefined ? {} : { after });
    sum = {
      lines: sum.lines + part.lines,
      found: sum.found + part.found,
      findings: [...sum.findings, ...part.findings].slice(0, SHOWN),
    };
    tell(sum);
    after = part.next;
  }
  return sum;
}
