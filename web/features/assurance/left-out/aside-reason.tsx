import { useQuery } from '@tanstack/react-query';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { AddReason } from '#web/features/assurance/later-reasons/add-reason.tsx';
import { leftOutQuery } from './api.ts';
import { asideReasonId } from './aside-reason-id.ts';
import { leftOutMessages as say } from './messages.ts';

interface AsideReasonProps {
  assessmentId: AssessmentId;
  topic: Pick<Topic, 'id' | 'code' | 'name'>;
}

/** Asks for the reason for which a topic was set aside, if none was given. */
export default function AsideReason({ assessmentId, topic }: AsideReasonProps) {
  const { data } = useQuery(leftOutQuery(assessmentId));
  const act = data?.aside.find(({ topicId }) => topicId === topic.id);
  if (act?.reason !== null) return null;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 pr-4 pb-2 pl-11 text-sm">
      <span className="text-warning">{say.noReason}</span>
      <AddReason
        id={asideReasonId(topic.id)}
        asked={{ assessmentId, line: act.line }}
        kind="aside"
        what={`${topic.code} ${topic.name}`}
      />
    </div>
  );
}
