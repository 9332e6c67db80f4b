import { ChevronRight } from 'lucide-react';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { AskLink } from '#web/features/assistant/query/ask-link.tsx';
import { askedSets } from './asked-sets.ts';
import { dashboardMessages as say, unassessedReasons } from './messages.ts';
import { TopicName } from './topic-name.tsx';

interface NotYetAssessedProps {
  assessmentId: string;
  topics: Dashboard['notYetAssessed'];
  filter: Category | 'all';
  onOpenTopic: (topicId: string) => void;
}

/** Relevant topics without a point, with the reason. Collapsed, because there may be a hundred. */
export function NotYetAssessed({ assessmentId, topics, filter, onOpenTopic }: NotYetAssessedProps) {
  const listed = topics.filter(({ topic }) => filter === 'all' || topic.category === filter);
  if (listed.length === 0) return null;
  return (
    <details className="group border-t pt-3 text-sm">
      <summary className="flex min-h-6 list-none items-center gap-1.5 rounded-sm text-muted hover:text-ink">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90 print:hidden"
        />
        {say.notYetAssessed(listed.length)}
      </summary>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-muted">
        {say.notYetAssessedText}
        {filter === 'all' ? (
          <AskLink
            assessmentId={assessmentId}
            query={askedSets.notYetAssessed}
            about={say.notYetAssessed(topics.length)}
          />
        ) : null}
      </p>
      <ul className="mt-2 grid gap-x-8 gap-y-2 md:grid-cols-2">
        {listed.map(({ topic, reason }) => (
          <li key={topic.id} className="flex min-w-0 flex-wrap content-start items-baseline gap-x-3">
            <TopicName topic={topic} onOpen={onOpenTopic} />
            <span className="ml-auto text-right text-xs text-muted">{unassessedReasons[reason]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
