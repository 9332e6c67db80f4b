import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { places } from '#domain/chat/places.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { auditedQuery } from '#web/features/assurance/audit/api.ts';
import { RecentChanges } from '#web/features/assurance/history/recent-changes.tsx';
import { AsideFacts } from '#web/features/assurance/left-out/aside-facts.tsx';
import { leftOutMessages as say } from '#web/features/assurance/left-out/messages.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { topicPageMessages } from './messages.ts';

/** The page of a topic that was set aside: who did so, when and why, what was entered, and its history. */
export default function AsideTopic({ assessmentId, topicId }: { assessmentId: AssessmentId; topicId: TopicId }) {
  const { data: whole, isError, isFetching, refetch } = useQuery(auditedQuery(assessmentId));
  const mayEdit = useMay('assessment.edit');
  const topic = whole?.topics.find(({ id }) => id === topicId);
  if (isError) return <ErrorState title={say.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!whole || !topic) return <LoadingCard label={topicPageMessages.loading} />;
  const name = `${topic.code} ${topic.name}`;
  const isDraft = whole.assessment.status === 'draft';
  return (
    <>
      <Card aria-labelledby="topic-aside">
        <CardHeader>
          <CardTitle id="topic-aside">{say.notRelevant}</CardTitle>
          {isDraft && mayEdit ? (
            <LinkButton as={Link} to={places.topic(whole, topicId, false)} size="sm">
              {say.toSelection}
            </LinkButton>
          ) : null}
        </CardHeader>
        <CardBody>
          <AsideFacts topic={topic} whole={whole} />
        </CardBody>
      </Card>
      <Card className="pt-4">
        <RecentChanges assessmentId={assessmentId} subject={{ topicId }} name={name} isDraft={isDraft} isDue />
      </Card>
    </>
  );
}
