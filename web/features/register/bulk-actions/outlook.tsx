import { severalMessages as say } from './messages.ts';
import type { Plan } from './plan.ts';

/** How many rows are named; the others are counted. */
const NAMED = 8;

/** Which rows stay as they are, and why. */
export function Outlook({ plan: { refused, same }, count }: { plan: Pick<Plan, 'refused' | 'same'>; count: number }) {
  return (
    <div className="flex flex-col gap-2 text-sm" role="status">
      {same > 0 ? <p className="text-muted">{say.same(same)}</p> : null}
      {count === 0 ? <p>{say.nothing}</p> : null}
      {refused.length > 0 ? (
        <div className="rounded-md border bg-ground px-3 py-2.5">
          <p className="font-medium">{say.left(refused.length)}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.slice(0, NAMED).map(({ id, title, why }) => (
              <li key={id} className="break-words">
                <span dir="auto">{title}</span>
                <span className="block text-xs text-muted">{why}</span>
              </li>
            ))}
          </ul>
          {refused.length > NAMED ? (
            <p className="mt-1 text-xs text-muted">{say.more(refused.length - NAMED)}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
