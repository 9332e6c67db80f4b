import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { PopupAt, type PopupAtProps } from '#web/ui/overlays/popup-at.tsx';
import type { KnownWork } from './known-work.ts';
import { assignmentMessages as say } from './messages.ts';
import { WorkForm } from './work-form.tsx';
import type { WorkPart } from './work-part.ts';

interface WorkPopupProps extends Omit<PopupAtProps, 'title' | 'children'> {
  assessmentId: AssessmentId;
  work: KnownWork;
  record: AssignedRecord;
  standing: Standing;
  name: string;
  part: WorkPart;
}

/** The form at a cell of a table. */
export function WorkPopup({ name, anchorId, returnToId, onClose, ...form }: WorkPopupProps) {
  return (
    <PopupAt anchorId={anchorId} returnToId={returnToId} title={say.title(name)} onClose={onClose}>
      <WorkForm {...form} onDone={onClose} />
    </PopupAt>
  );
}
