import { useQuery } from '@tanstack/react-query';
import { useMay } from '#web/features/account/session/use-may.ts';
import { UndoButton } from '#web/features/assurance/undo/undo-button.tsx';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { FromTo } from '#web/ui/display/from-to.tsx';
import { wordingHistoryQuery } from './api.ts';
import { scalesMessages as say } from './messages.ts';

/** Who changed which words, when, from what to what, and why. */
export function WordingHistory() {
  const { data } = useQuery(wordingHistoryQuery);
  const mayWord = useMay('scales.word');
  if (!data) return null;
  return (
    <section aria-labelledby="wording-history" className="flex flex-col gap-2">
      <h2 id="wording-history" className="headline text-base">
        {say.history}
      </h2>
      {data.length === 0 ? <p className="text-sm text-muted">{say.historyNone}</p> : null}
      <ul className="divide-y text-sm empty:hidden">
        {data.map(({ id, at, by, reason, title, isUndone, fields }) => (
          <li key={id} className="flex flex-col gap-0.5 py-2">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p>
                <span className="font-medium">{title}</span>{' '}
                <span className="text-xs text-muted">{say.changedBy(by, formatMoment(at))}</span>
              </p>
              {isUndone ? <Badge>{say.undone}</Badge> : mayWord ? <UndoButton change={{ wordingLine: id }} /> : null}
            </div>
            <dl className="flex min-w-0 flex-col gap-0.5">
              {fields.map(({ field, ...change }) => (
                <FromTo key={field} {...change} />
              ))}
            </dl>
            {reason ? (
              <p dir="auto" className="text-muted">
                {say.because(reason)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
