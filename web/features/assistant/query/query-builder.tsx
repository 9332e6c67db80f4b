import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { needsOf } from '#domain/query/needs.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { api } from '#web/lib/api.ts';
import { cn } from '#web/lib/cn.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { askMessages as say } from './messages.ts';
import { QueryChips } from './query-chips.tsx';
import type { AskedAssessment } from './use-asked-assessment.ts';

const START = everything('component');

interface QueryBuilderProps {
  asked: AskedAssessment;
  /** The initial query; if omitted, all impacts, risks and opportunities. */
  start?: Query | null;
  /** No question can be asked at the moment. */
  isBusy: boolean;
  /** Asks the question; `words` is its wording. */
  onAsk: (query: Query, words: string) => void;
  className?: string;
}

/** Builds a question from chips, and shows it in words with the number of matching rows. */
export function QueryBuilder({ asked, start, isBusy, onAsk, className }: QueryBuilderProps) {
  const [query, setQuery] = useState(start ?? START);
  const words = sayQuery(query);
  const isChanged = JSON.stringify(query) !== JSON.stringify(START);
  return (
    <div className={cn('flex min-w-0 flex-col gap-4 text-left', className)}>
      <QueryChips label={say.build} query={query} world={asked.world} showsEmpty onChange={setQuery} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t pt-3">
        <div className="min-w-0 flex-1 basis-60 text-sm">
          <p className="break-words text-ink">{words}</p>
          <Count asked={asked} query={query} />
        </div>
        <div className="flex gap-2">
          {isChanged ? (
            <Button variant="ghost" onClick={() => setQuery(START)} className="max-sm:h-11">
              <RotateCcw aria-hidden="true" />
              {say.startAnew}
            </Button>
          ) : null}
          <Button variant="primary" disabled={isBusy} onClick={() => onAsk(query, words)} className="max-sm:h-11">
            {say.ask}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The number of matching rows, also announced to screen readers. */
function Count({ asked, query }: { asked: AskedAssessment; query: Query }) {
  const { result, hasFailed } = useResult(asked, query);
  return (
    <p role="status" className="figures mt-0.5 text-muted">
      {hasFailed
        ? say.countFailed
        : result === null
          ? say.counting
          : result.isEarlierMissing
            ? say.noEarlier
            : say.fits(query.noun, result.total, result.outOf)}
    </p>
  );
}

/** The number of matching rows. */
interface Result {
  total: number;
  outOf: number;
  isEarlierMissing: boolean;
}

/** Asks the server, for queries that need more than the current assessment. */
const resultQuery = (assessmentId: AssessmentId, query: Query) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, 'asked', assessmentId, query],
    queryFn: ({ signal }): Promise<Result> => api.query.ask({ assessmentId, query }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/**
 * How many rows of an assessment match a query: computed in the browser if the assessment contains everything, otherwise by the server.
 */
function useResult(asked: AskedAssessment, query: Query): { result: Result | null; hasFailed: boolean } {
  const { id, whole } = asked;
  const settled = useDeferredValue(query);
  const isHere = !Object.values(needsOf(settled)).includes(true);
  const result = useMemo(
    () =>
      whole && isHere ? evaluate(settled, { current: whole, earlier: null, changes: [], requirements: {} }) : null,
    [whole, isHere, settled],
  );
  const { data, isError } = useQuery({ ...resultQuery(id, settled), enabled: !isHere });
  return isHere ? { result, hasFailed: false } : { result: data ?? null, hasFailed: isError };
}
