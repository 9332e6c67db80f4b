import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useAssigned } from './api.ts';
import { standingOf } from './standing-of.ts';
import { WorkPopup } from './work-popup.tsx';

interface WorkAtProps {
  assessmentId: AssessmentId;
  record: AssignedRecord;
  /** For a component: the topic whose owner and date apply if it has none itself. */
  topicId?: string | undefined;
  name: string;
  /** The id of the element next to which it opens, and that then gets the focus. */
  atId: string;
  onClose: () => void;
}

/** The form for owner and due date, next to the menu that opened it. */
export function WorkAt({ topicId, atId, ...props }: WorkAtProps) {
  const work = useAssigned(props.assessmentId);
  if (!work) return null;
  const standing = standingOf(work, props.record, topicId);
  return <WorkPopup {...props} work={work} standing={standing} part="owner" anchorId={atId} returnToId={atId} />;
}
