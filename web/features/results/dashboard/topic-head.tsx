import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AssessmentId } from '#domain/ids.ts';
import type { DashboardTopic } from '#domain/results/dashboard.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { topicLink } from './topic-name.tsx';

interface TopicHeadProps {
  topic: Pick<DashboardTopic, 'code' | 'name' | 'category'>;
  assessmentId: AssessmentId;
  /** Below it, in small text. */
  children: ReactNode;
}

/** The start of a topic's line in a list, with a link to its page. */
export function TopicHead({ topic, assessmentId, children }: TopicHeadProps) {
  return (
    <div className="min-w-0">
      <p className="flex min-w-0 items-baseline gap-2">
        <EsgTag category={topic.category} text={topic.code} />
        <Link to={topicPath(topic.code, assessmentId)} dir="auto" className={topicLink}>
          {topic.name}
        </Link>
      </p>
      <p className="mt-0.5 text-xs text-muted">{children}</p>
    </div>
  );
}
