import { useQuery } from '@tanstack/react-query';
import { FromTo } from '#web/features/compare/from-to.tsx';
import { formatMoment } from '#web/lib/format-moment.ts';
import { wordingHistoryQuery } from './api.ts';
import { scalesMessages as say } from './messages.ts';

/** Who changed which words when, from what to what, and why. */
export function WordingHistory() {
  const { data } = useQuery(wordingHistoryQuery);
  if (!data) return null;
  return (
    <section aria-labelledby="wording-history" className="flex flex-col gap-2">
      <h2 id="wording-history" className="headline text-base">
        {say.history}
      </h2>
      {data.length === 0 ? <p className="text-sm text-muted">{say.historyNone}</p> : null}
      <ul className="divide-y text-sm empty:hidden">
        {data.map(({ id, at, by, reason, title, fields }) => (
          <li key={id} className="flex flex-col gap-0.5 py-2">
            <p>
              <span className="font-medium">{title}</span>{' '}
              <span className="text-xs text-muted">{say.changedBy(by, formatMoment(at))}</span>
            </p>
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
