import { Pencil, Trash2 } from 'lucide-react';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import type { EvidencedRecord } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { WorkMark } from '#web/features/assurance/assignments/work-mark.tsx';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import type { HistorySubject } from '#web/features/assurance/history/api.ts';
import { cn } from '#web/lib/cn.ts';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { recordMenuMessages as say } from './messages.ts';
import { RecordMenu } from './record-menu.tsx';

/**
 * A tool without content: shown while a pointer is on the entry or the focus is in it, the element with `group/record`. On touch screens
 * and in windows as narrow as a phone it is in the menu alone.
 */
const QUIET =
  'hidden sm:pointer-fine:inline-flex pointer-fine:invisible pointer-fine:group-focus-within/record:visible pointer-fine:group-hover/record:visible';

interface EntryToolsProps {
  assessmentId: AssessmentId;
  record: CommentedRecord & EvidencedRecord;
  /** For a component: what determines its criteria. */
  entry?: CriteriaInput;
  name: string;
  /** The id of the menu's button. */
  menuId: string;
  subject: HistorySubject;
  /** The record whose owner and due date it has, if it can have its own; for a component, with the topic whose owner it has otherwise. */
  work?: AssignedRecord;
  topicId?: string;
  /** For a narrow column: evidence and comments are below the menu, and while there are none, only in it. */
  isNarrow?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** What belongs to an entry: evidence and comments with their numbers, and one menu with every action. */
export function EntryTools(props: EntryToolsProps) {
  const {
    assessmentId,
    record,
    entry,
    name,
    menuId,
    subject,
    work,
    topicId,
    isNarrow = false,
    onEdit,
    onDelete,
  } = props;
  const empty = isNarrow ? 'hidden' : QUIET;
  return (
    <div className={cn('flex min-w-0 shrink-0 items-center justify-end print:hidden', isNarrow && 'flex-wrap-reverse')}>
      {work ? (
        <WorkMark {...{ assessmentId, name, topicId }} record={work} isShort hidesEmpty className="mr-auto shrink" />
      ) : null}
      <EvidenceButton record={record} {...(entry && { entry })} name={name} emptyClassName={empty} />
      <CommentsButton record={record} name={name} emptyClassName={empty} />
      <RecordMenu
        isFilled
        isAlwaysShown
        id={menuId}
        {...{ assessmentId, name, work, topicId, entry }}
        evidence={record}
        comments={record}
        history={{ subject, name }}
        first={
          <MenuItem icon={<Pencil aria-hidden="true" />} onPress={onEdit}>
            {say.edit}
          </MenuItem>
        }
        last={
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onPress={onDelete}>
            {say.delete}
          </MenuItem>
        }
      />
    </div>
  );
}
