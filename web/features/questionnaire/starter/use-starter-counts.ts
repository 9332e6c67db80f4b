import { useEffect, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { useSession } from '#web/features/account/session/use-session.ts';

type Library = typeof import('./starter-list.ts');

let loaded: Library | undefined;

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
  const [library, setLibrary] = useState(loaded);
  const { company } = useSession();
  useEffect(() => {
    if (loaded) return;
    import('./starter-list.ts').then(
      (file) => {
        loaded = file;
        setLibrary(file);
      },
      // Only a convenience: the menu of each topic opens the suggestions too.
      () => undefined,
    );
  }, []);
  const companyIndustry = company?.industry ?? '';
  return useMemo(
    () =>
      new Map(
        library
          ?.offerOfIndustry({ assessment, topics, selections, components, responses }, companyIndustry)
          .map(({ topic, offered }) => [topic.id, offered.length]),
      ),
    [library, assessment, topics, selections, components, responses, companyIndustry],
  );
}
