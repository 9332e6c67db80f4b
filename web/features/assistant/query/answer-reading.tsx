import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Query } from '#domain/query/query.ts';
import type { Reading } from '#domain/query/reading.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { BuildDialog } from './build-dialog.tsx';
import { askMessages as say } from './messages.ts';
import { QueryChips } from './query-chips.tsx';
import type { AskedAssessment } from './use-asked-assessment.ts';

interface AnswerReadingProps {
  asked: AskedAssessment;
  reading: Reading;
  /** A model has answered: its queries are shown in words, and changing one of them asks a new question. */
  isOfModel: boolean;
  isBusy: boolean;
  /** The changed query, its wording, and the chip that was used. */
  onAsk: (query: Query, words: string, slot: string | null) => void;
}

const summaryStyles = 'inline-flex min-h-6 items-center rounded-sm text-xs text-muted hover:text-ink max-sm:min-h-11';

/** Shows how a question was understood, folded: each query as chips, or in words. Changing a chip asks again. */
export function AnswerReading({ asked, reading, isOfModel, isBusy, onAsk }: AnswerReadingProps) {
  // A model may run the same query twice.
  const queries = [...new Map(reading.queries.map((query) => [JSON.stringify(query), query])).values()];
  if (queries.length === 0) return null;
  if (isOfModel) return <LookedUp asked={asked} queries={queries} isBusy={isBusy} onAsk={onAsk} />;
  return (
    <details className="mt-1.5 max-w-full min-w-0 sm:max-w-[80%]">
      <summary className={summaryStyles}>{say.adjust}</summary>
      <div className="mt-1 flex min-w-0 flex-col gap-2">
        {queries.map((query) => (
          <QueryChips
            key={JSON.stringify(query)}
            label={say.reading}
            query={query}
            world={asked.world}
            isBusy={isBusy}
            onChange={(next, slot) => onAsk(next, sayQuery(next), slot)}
          />
        ))}
      </div>
    </details>
  );
}

type LookedUpProps = Pick<AnswerReadingProps, 'asked' | 'isBusy' | 'onAsk'> & { queries: readonly Query[] };

/** The queries of a model, collapsed because there may be many. */
function LookedUp({ asked, queries, isBusy, onAsk }: LookedUpProps) {
  const [changed, setChanged] = useState<Query | null>(null);
  return (
    <details className="mt-1.5 max-w-full text-xs text-muted sm:max-w-[80%]">
      <summary className={summaryStyles}>{say.lookedUp(queries.length)}</summary>
      <ul className="flex flex-col gap-1">
        {queries.map((query) => (
          <li key={JSON.stringify(query)}>
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={say.changeQuery(sayQuery(query))}
              onClick={() => setChanged(query)}
              className="h-auto min-h-7 max-w-full py-1 text-left whitespace-normal max-sm:min-h-11"
            >
              {sayQuery(query)}
              <Pencil aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {changed ? (
        <BuildDialog
          asked={asked}
          start={changed}
          isBusy={isBusy}
          onClose={() => setChanged(null)}
          onAsk={(query, words) => onAsk(query, words, null)}
        />
      ) : null}
    </details>
  );
}
