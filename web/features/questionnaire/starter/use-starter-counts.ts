import { useEffect, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import type { StarterCount } from './starter-list.ts';

/** Reads the library, once it is loaded. */
let loaded: typeof import('./starter-list.ts').countStarters | undefined;

const NONE: ReadonlyMap<string, StarterCount> = new Map();

/** How many suggestions each topic has, by topic id, without those already added; empty until the library is loaded. */
export function useStarterCounts({
  assessment,
  topics,
  selections,
  components,
  responses,
}: WholeAssessment): ReadonlyMap<string, StarterCount> {
  const [count, setCount] = useState(() => loaded);
  const { company } = useSession();
  useEffect(() => {
    if (loaded) return;
    import('./starter-list.ts').then(
      ({ countStarters }) => {
        loaded = countStarters;
        setCount(() => countStarters);
      },
      // Only a convenience: the menu of each topic opens the suggestions too.
      () => undefined,
    );
  }, []);
  const companyIndustry = company?.industry ?? '';
  return useMemo(
    () => count?.({ assessment, topics, selections, components, responses }, companyIndustry) ?? NONE,
    [count, assessment, topics, selections, components, responses, companyIndustry],
  );
}
