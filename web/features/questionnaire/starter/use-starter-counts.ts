import { useEffect, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { useSession } from '#web/features/account/session/use-session.ts';

/** Reads the library, once it is loaded. */
let loaded: typeof import('./starter-list.ts').offerOfIndustry | undefined;

/**
 * How many suggestions for the company's industry each topic has, by topic id, without those already added; empty until the library is
 * loaded, and for an industry without suggestions.
 */
export function useStarterCounts({
  assessment,
  topics,
  selections,
  components,
  responses,
}: WholeAssessment): ReadonlyMap<string, number> {
  const [offer, setOffer] = useState(() => loaded);
  const { company } = useSession();
  useEffect(() => {
    if (loaded) return;
    import('./starter-list.ts').then(
      ({ offerOfIndustry }) => {
        loaded = offerOfIndustry;
        setOffer(() => offerOfIndustry);
      },
      // Only a convenience: the menu of each topic opens the suggestions too.
      () => undefined,
    );
  }, []);
  const companyIndustry = company?.industry ?? '';
  return useMemo(
    () =>
      new Map(
        offer?.({ assessment, topics, selections, components, responses }, companyIndustry).map(
          ({ topic, offered }) => [topic.id, offered.length],
        ),
      ),
    [offer, assessment, topics, selections, components, responses, companyIndustry],
  );
}
