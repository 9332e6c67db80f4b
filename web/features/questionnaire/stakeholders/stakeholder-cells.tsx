import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { labelOf } from '#domain/reference/option.ts';
import { stakeholderRoles } from '#domain/reference/options.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { EntryTitle } from '#web/features/assurance/record-menu/entry-title.tsx';
import { EntryTools } from '#web/features/assurance/record-menu/entry-tools.tsx';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewMark } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { cn } from '#web/lib/cn.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { FoldedText } from './folded-text.tsx';
import { stakeholderMessages as say } from './messages.ts';
import { engagementText } from './stakeholder-value.ts';

export const editButtonId = (id: string) => `edit-stakeholder-${id}`;

/** What is shown of an entry that is not being edited, in the order of the columns. */
export function describeStakeholder(value: Stakeholder): { role: string; engagement: string } {
  return { role: labelOf(stakeholderRoles, value.stakeholderRole), engagement: engagementText(value) };
}

interface WhoCellProps extends Pick<EntryActionsProps, 'value' | 'isWaiting' | 'onEdit'> {
  /** The entry is unfolded. */
  isWhole: boolean;
  /** The buttons beside the group; what follows has the whole width. */
  actions?: ReactNode;
  /** A card: wider than a phone, it has room for everything. */
  isCard?: boolean;
}

/**
 * Group, whether it is a key stakeholder, and the names or else the reason in two lines: they tell apart several of one group. Unfolded, the
 * whole names and the reason. A row that waits has a button of its own for its form.
 */
export function WhoCell({ value, isWaiting, isWhole, actions, isCard = false, onEdit }: WhoCellProps) {
  const name = groupName(value);
  const { stakeholderNames, keyStakeholderReason: reason } = value;
  const first = stakeholderNames || reason;
  return (
    <div className="min-w-0">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 items-baseline gap-2">
          <p dir="auto" className="min-w-0 text-left text-sm font-medium">
            {isWaiting ? name : <EntryTitle id={editButtonId(value.id)} title={name} onEdit={() => onEdit(value.id)} />}
          </p>
          {value.isKeyStakeholder ? (
            <Badge tone="accent">
              <span aria-hidden="true">{say.key}</span>
              <span className="sr-only">{stakeholderFields.isKeyStakeholder.label}</span>
            </Badge>
          ) : null}
        </div>
        {actions}
      </div>
      {first ? (
        <div className="mt-0.5 text-sm font-normal text-muted">
          <FoldedText text={first} isWhole={isWhole} className={isCard ? 'sm:line-clamp-none' : undefined} />
        </div>
      ) : null}
      {stakeholderNames && reason ? (
        <div
          className={cn(
            'mt-1 text-xs font-normal text-muted',
            !isWhole && (isCard ? 'max-sm:not-print:hidden' : 'hidden print:block'),
          )}
        >
          <FoldedText text={reason} isWhole />
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

/** What the entry holds, and one menu for everything else. */
function SavedActions({ value, onEdit, onDelete }: ActionsProps) {
  const { assessment } = useDraft();
  return (
    <div className="-mt-1.5 flex justify-end">
      <EntryTools
        assessmentId={assessment.id}
        record={{ noun: 'stakeholder', recordId: value.id }}
        name={groupName(value)}
        menuId={`actions-stakeholder-${value.id}`}
        isNarrow
        subject={{ noun: 'stakeholder', id: value.id }}
        onEdit={() => onEdit(value.id)}
        onDelete={() => onDelete(value)}
      />
    </div>
  );
}
