import { Link, useSearchParams } from 'react-router';
import type { DashboardTopic } from '#domain/results/dashboard.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { conclusionMessages as say } from './messages.ts';

/** The id of a topic's line. */
export const rowIdOf = (topicId: string) => `conclusion-${topicId}`;

/** Up to this number, the links name the topics; more are told apart by their codes. */
const NAMED = 6;

/** Links to the lines of the topics that still lack a conclusion. */
export function OpenLinks({ topics }: { topics: readonly DashboardTopic[] }) {
  const [params] = useSearchParams();
  const to = (topicId: string) => {
    const search = new URLSearchParams(params);
    search.set('topic', topicId);
    return { search: search.toString() };
  };
  return (
    <nav aria-label={say.openTopics} className="print:hidden">
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {topics.map(({ id, code, name, category }) => (
          <li key={id} className="min-w-0">
            <Link
              to={to(id)}
              replace
              preventScrollReset
              dir="auto"
              className="inline-flex min-h-6 max-w-full min-w-0 items-baseline gap-2 rounded-sm text-accent hover:underline"
            >
              <EsgTag category={category} text={code} />
              <span className={topics.length > NAMED ? 'sr-only' : 'min-w-0 wrap-anywhere'}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
