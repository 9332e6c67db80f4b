import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import type { KnownAssessment } from './known-assessment.ts';
import { readTexts, type SearchedTexts } from './searched-texts.ts';

export type TextsByRow = ReadonlyMap<string, SearchedTexts>;

/** What was read from an assessment is kept as long as the assessment itself. */
const readOf = new WeakMap<object, TextsByRow>();

/** An assessment with all its texts, if no screen has loaded it. Forgotten soon after the palette has closed. */
function textsQuery(assessmentId: string) {
  return queryOptions({
    queryKey: [...queryKeys.assessment, 'texts', assessmentId],
    queryFn: ({ signal }) => api.assessment.read({ assessmentId: assessmentId as AssessmentId }, { signal }),
    staleTime: 30_000,
    gcTime: 60_000,
  });
}

interface ReadTexts {
  /** The assessment itself; null until it has been loaded. */
  whole: WholeAssessment | null;
  texts: TextsByRow | null;
  state: 'reading' | 'read' | 'failed';
}

/** The texts of the assessment that the palette searches, read when it is first opened and kept for the next time. */
export function useSearchedTexts(known: KnownAssessment | null): ReadTexts {
  const draft = useQuery({ ...openAssessmentQuery, enabled: false }).data?.draft ?? null;
  const isAtHand = known !== null && draft?.assessment.id === known.id;
  const { data: fetched, isError } = useQuery({
    ...textsQuery(known?.id ?? ''),
    enabled: known !== null && !isAtHand,
  });
  const whole = known === null ? null : isAtHand ? draft : (fetched ?? null);
  const [texts, setTexts] = useState<TextsByRow | null>(() => (whole && readOf.get(whole)) ?? null);

  useEffect(() => {
    if (!whole) return;
    const kept = readOf.get(whole);
    if (kept) return setTexts(kept);
    const stopping = new AbortController();
    void readTexts(whole, stopping.signal).then((read) => {
      if (stopping.signal.aborted) return;
      readOf.set(whole, read);
      setTexts(read);
    });
    return () => stopping.abort();
  }, [whole]);

  if (texts || known === null) return { whole, texts, state: 'read' };
  return { whole, texts, state: isError ? 'failed' : 'reading' };
}
