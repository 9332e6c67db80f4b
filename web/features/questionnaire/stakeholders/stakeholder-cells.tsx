import { labelOf } from '#domain/reference/option.ts';
import { stakeholderRoles } from '#domain/reference/options.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { EntryTitle } from '#web/features/assurance/entry-menu/entry-title.tsx';
import { EntryTools } from '#web/features/assurance/entry-menu/entry-tools.tsx';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewMark } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { engagementText } from './stakeholder-value.ts';

export const editButtonId = (id: string) => `edit-stakeholder-${id}`;

/** What is shown of an entry that is not being edited, in the order of the columns. */
export function describeStakeholder(value: Stakeholder): { role: string; engagement: string } {
  return { role: labelOf(stakeholderRoles, value.stakeholderRole), engagement: engagementText(value) };
}

interface WhoCellProps extends Pick<EntryActionsProps, 'value' | 'onEdit'> {
  headingClassName?: string;
}

/** Group, names, and whether it is a key stakeholder with the reason. */
export function WhoCell({ value, headingClassName, onEdit }: WhoCellProps) {
  return (
    <div className="min-w-0">
      <p className={headingClassName}>
        <EntryTitle
          id={editButtonId(value.id)}
          title={groupName(value)}
          onEdit={() => onEdit(value.id)}
          className="text-sm"
        />
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
  /** Both must be stable, because the page can contain hundreds of entries. */
  onEdit: (id: string) => void;
  onDelete: (value: Stakeholder) => void;
}

export function EntryActions({ value, onEdit, onDelete }: EntryActionsProps) {
  const name = groupName(value);
  return (
    <div className="-mt-1.5 flex justify-end">
      <EntryTools
        record={{ noun: 'stakeholder', recordId: value.id }}
        name={name}
        menuId={`actions-stakeholder-${value.id}`}
        subject={{ noun: 'stakeholder', id: value.id }}
        onEdit={() => onEdit(value.id)}
        onDelete={() => onDelete(value)}
      />
    </div>
  );
}
