import { Pencil, Trash2, X } from 'lucide-react';
import { labelOf } from '#domain/reference/option.ts';
import { stakeholderRoles } from '#domain/reference/options.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { RecordMenu } from '#web/features/assurance/record-menu/record-menu.tsx';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewMark } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { cn } from '#web/lib/cn.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { stakeholderMessages as say } from './messages.ts';
import { engagementText } from './stakeholder-value.ts';

export const editButtonId = (id: string) => `edit-stakeholder-${id}`;

/** What is shown of an entry that is not being edited, in the order of the columns. */
export function describeStakeholder(value: Stakeholder): { role: string; engagement: string } {
  return { role: labelOf(stakeholderRoles, value.stakeholderRole), engagement: engagementText(value) };
}

/** Group, names, and whether it is a key stakeholder with the reason. */
export function WhoCell({ value, headingClassName }: { value: Stakeholder; headingClassName?: string }) {
  return (
    <div className="min-w-0">
      <p dir="auto" className={cn('text-left text-sm font-medium', headingClassName)}>
        {groupName(value)}
      </p>
      {value.stakeholderNames ? (
        <p dir="auto" className="mt-0.5 text-left text-sm font-normal whitespace-pre-line text-muted">
          {value.stakeholderNames}
        </p>
      ) : null}
      {value.isKeyStakeholder || value.keyStakeholderReason ? (
        <div className="mt-1.5 text-xs font-normal text-muted">
          {value.isKeyStakeholder ? <Badge tone="accent">{stakeholderFields.isKeyStakeholder.label}</Badge> : null}
          {value.keyStakeholderReason ? <p className="mt-1 whitespace-pre-line">{value.keyStakeholderReason}</p> : null}
        </div>
      ) : null}
      {value.carriedFrom === '' ? null : <StakeholderReview value={value} />}
    </div>
  );
}

function StakeholderReview({ value }: { value: Stakeholder }) {
  const { stakeholders } = useDraft();
  return (
    <ReviewMark
      noun="stakeholders"
      rows={stakeholders.filter(({ id }) => id === value.id)}
      title={groupName(value)}
      place={value.id}
      onReviewed={() => focusSoon(editButtonId(value.id))}
      className="font-normal"
    />
  );
}

export interface EntryActionsProps {
  value: Stakeholder;
  /** See `StakeholderEntry`. */
  isWaiting: boolean;
  /** All three must be stable, because the page can contain hundreds of entries. */
  onEdit: (id: string) => void;
  onDelete: (value: Stakeholder) => void;
  /** Removes a row that was never filled in. */
  onRemove: (id: string) => void;
}

export function EntryActions({ isWaiting, ...props }: EntryActionsProps) {
  return isWaiting ? <WaitingActions {...props} /> : <SavedActions {...props} />;
}

type ActionsProps = Omit<EntryActionsProps, 'isWaiting'>;

function WaitingActions({ value, onEdit, onRemove }: ActionsProps) {
  const name = groupName(value);
  return (
    <div className="-mt-1 flex justify-end gap-1 print:hidden">
      <Button
        id={editButtonId(value.id)}
        size="sm"
        aria-label={say.onEntry(say.fillIn, name)}
        onClick={() => onEdit(value.id)}
      >
        {say.fillIn}
      </Button>
      <IconButton size="sm" label={say.onEntry(say.remove, name)} onClick={() => onRemove(value.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Edit, what the entry holds, and one menu for the rest. */
function SavedActions({ value, onEdit, onDelete }: ActionsProps) {
  const { assessment } = useDraft();
  const name = groupName(value);
  const record = { noun: 'stakeholder', recordId: value.id } as const;
  return (
    <div className="-mt-1.5 flex justify-end print:hidden">
      <EvidenceButton record={record} name={name} hidesEmpty />
      <CommentsButton record={record} name={name} hidesEmpty />
      <IconButton id={editButtonId(value.id)} label={say.onEntry(say.edit, name)} onClick={() => onEdit(value.id)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <RecordMenu
        isFilled
        assessmentId={assessment.id}
        name={name}
        evidence={record}
        comments={record}
        history={{ subject: { noun: 'stakeholder', id: value.id }, name }}
        last={
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onPress={() => onDelete(value)}>
            {say.delete}
          </MenuItem>
        }
      />
    </div>
  );
}
