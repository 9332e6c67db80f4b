import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { DashboardTopic } from '#domain/results/dashboard.ts';
import { topicLink } from '#web/features/results/dashboard/topic-name.tsx';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';

interface TopicLinksProps {
  label: string;
  assessmentId: AssessmentId;
  topics: readonly DashboardTopic[];
}

/** The topics that determine a standard's state, each with a link to its details. */
export function TopicLinks({ label, assessmentId, topics }: TopicLinksProps) {
  if (topics.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-muted">{label}</p>
      <ul className="mt-1 grid gap-x-8 gap-y-1 md:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.id} className="flex min-w-0 items-baseline gap-2">
            <EsgTag category={topic.category} text={topic.code} />
            <Link
              to={`${screens.dashboard.path}?assessment=${assessmentId}&topic=${topic.id}`}
              dir="auto"
              className={topicLink}
            >
              {topic.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
