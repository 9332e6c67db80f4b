import { Ellipsis, History, MessageSquare, Paperclip, Pencil, Trash2, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import type { EvidencedRecord } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { WorkMark } from '#web/features/assurance/assignments/work-mark.tsx';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { commentsMessages } from '#web/features/assurance/comments/messages.ts';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { evidenceButtonMessages } from '#web/features/assurance/evidence/messages.ts';
import type { HistorySubject } from '#web/features/assurance/history/api.ts';
import { HistoryPanel } from '#web/features/assurance/history/history-button.tsx';
import { historyMessages } from '#web/features/assurance/history/messages.ts';
import { usePanelOpening } from '#web/lib/use-panel-opening.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { entryMenuMessages as say } from './messages.ts';

/** Loaded when first opened. */
const WorkAt = lazy(async () => ({
  default: (await import('#web/features/assurance/assignments/work-at.tsx')).WorkAt,
}));

/**
 * A tool without content: shown while a pointer is on the entry or the focus is in it, the element with `group/entry`. On touch screens
 * it is in the menu alone.
 */
const QUIET =
  'hidden pointer-fine:inline-flex pointer-fine:invisible pointer-fine:group-focus-within/entry:visible pointer-fine:group-hover/entry:visible';

type Tool = 'evidence' | 'comments' | 'history' | 'work';

interface EntryToolsProps {
  record: CommentedRecord & EvidencedRecord;
  /** For a component: what determines its criteria. */
  entry?: CriteriaInput;
  name: string;
  /** The id of the menu's button. */
  menuId: string;
  subject: HistorySubject;
  /** Its owner and due date, if it can have its own; for a component, with the topic whose owner it has otherwise. */
  work?: { assessmentId: AssessmentId; record: AssignedRecord; topicId?: string };
  onEdit?: () => void;
  onDelete?: () => void;
  /** More items of the menu, before the last one. */
  children?: ReactNode;
}

/** What belongs to an entry: evidence and comments with their numbers, and one menu with every action. */
export function EntryTools(props: EntryToolsProps) {
  const { record, entry, name, menuId, subject, work, onEdit, onDelete, children } = props;
  const [opened, setOpened] = useState<Tool | null>(null);
  const openingOf = (tool: Tool) => ({
    isOpen: opened === tool,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? tool : null),
  });
  const history = usePanelOpening(openingOf('history'));
  const item = (tool: Tool, icon: ReactNode, label: string) => (
    <MenuItem icon={icon} onPress={() => setOpened(tool)}>
      {label}
    </MenuItem>
  );
  return (
    <div className="flex min-w-0 shrink-0 items-center print:hidden">
      {work ? <WorkMark {...work} name={name} isShort hidesEmpty /> : null}
      <EvidenceButton
        record={record}
        {...(entry && { entry })}
        name={name}
        opening={openingOf('evidence')}
        emptyClassName={QUIET}
      />
      <CommentsButton record={record} name={name} opening={openingOf('comments')} emptyClassName={QUIET} />
      <Menu
        trigger={
          <IconButton id={menuId} label={say.actionsFor(name)} className="text-muted">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {onEdit ? (
          <MenuItem icon={<Pencil aria-hidden="true" />} onPress={onEdit}>
            {say.edit}
          </MenuItem>
        ) : null}
        {item('evidence', <Paperclip aria-hidden="true" />, evidenceButtonMessages.evidence)}
        {item('comments', <MessageSquare aria-hidden="true" />, commentsMessages.comments)}
        {work ? item('work', <UserRound aria-hidden="true" />, say.owner) : null}
        {item('history', <History aria-hidden="true" />, historyMessages.history)}
        {children}
        {onDelete ? (
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onPress={onDelete}>
            {say.delete}
          </MenuItem>
        ) : null}
      </Menu>
      <Suspense fallback={null}>
        {history.wasOpened ? (
          <HistoryPanel {...openingOf('history')} subject={subject} name={name} assessmentId={undefined} />
        ) : null}
        {work && opened === 'work' ? (
          <WorkAt {...work} name={name} atId={menuId} onClose={() => setOpened(null)} />
        ) : null}
      </Suspense>
    </div>
  );
}
