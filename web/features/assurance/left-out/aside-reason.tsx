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
  /** Whether a reason is required, because the topic has a scored entry. */
  isNeeded: boolean;
}

/** Why a topic was set aside; if no reason was given, the button that adds one. */
export default function AsideReason({ assessmentId, topic, isNeeded }: AsideReasonProps) {
  const { data } = useQuery(leftOutQuery(assessmentId));
  const act = data?.aside.find(({ topicId }) => topicId === topic.id);
  if (!act) return null;
  if (act.reason !== null) {
    return (
      <div className="pr-4 pb-2 pl-11 text-xs">
        <p dir="auto" title={act.reason} className="line-clamp-1 wrap-anywhere print:line-clamp-none">
          {say.reason(act.reason)}
        </p>
      </div>
    );
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 pr-4 pb-2 pl-11 text-sm">
      {isNeeded ? <span className="text-warning">{say.noReason}</span> : null}
      <AddReason
        id={asideReasonId(topic.id)}
        asked={{ assessmentId, line: act.line }}
        kind="aside"
        what={`${topic.code} ${topic.name}`}
      />
    </div>
  );
}
