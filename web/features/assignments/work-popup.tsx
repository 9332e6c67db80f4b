import { Popover } from '@base-ui/react/popover';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { cn } from '#web/lib/cn.ts';
import { popupStyles } from '#web/ui/popup-styles.ts';
import type { KnownWork } from './known-work.ts';
import { assignmentMessages as say } from './messages.ts';
import { WorkForm } from './work-form.tsx';
import type { WorkPart } from './work-part.ts';

interface WorkPopupProps {
  assessmentId: AssessmentId;
  work: KnownWork;
  record: AssignedRecord;
  standing: Standing;
  name: string;
  part: WorkPart;
  /** Ids of the elements beside which it opens, and that takes the focus when it closes. */
  anchorId: string;
  returnToId: string;
  onClose: () => void;
}

/** The form at a cell of a table. */
export function WorkPopup(props: WorkPopupProps) {
  const { assessmentId, work, record, standing, name, part, anchorId, returnToId, onClose } = props;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => document.getElementById(anchorId)}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          className="z-40"
        >
          <Popover.Popup
            className={cn(popupStyles, 'w-80 max-w-(--available-width) p-4 text-sm')}
            initialFocus={() => document.querySelector<HTMLElement>('[data-first]')}
            finalFocus={() => document.getElementById(returnToId)}
          >
            <Popover.Title className="mb-2 font-medium break-words">{say.title(name)}</Popover.Title>
            <WorkForm
              assessmentId={assessmentId}
              work={work}
              record={record}
              standing={standing}
              part={part}
              onDone={onClose}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
