import { memo, type ReactNode } from 'react';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { cn } from '#web/lib/cn.ts';
import { Card } from '#web/ui/card.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import { stakeholderMessages as say } from './messages.ts';
import { describeStakeholder, EntryActions, type EntryActionsProps, WhoCell } from './stakeholder-cells.tsx';
import type { StakeholderEntry } from './use-stakeholders.ts';

interface StakeholderListProps extends Omit<EntryActionsProps, 'value'> {
  entries: readonly StakeholderEntry[];
  renderForm: (entry: StakeholderEntry) => ReactNode;
}

/** The entries as a table, where there is room for its columns. */
export function StakeholderRows({ entries, renderForm, ...act }: StakeholderListProps) {
  return (
    <Card className="overflow-clip">
      <Table caption={say.caption}>
        <TableHead>
          <TableHeading className="w-[29%] first:pl-5">{stakeholderFields.stakeholderGroup.label}</TableHeading>
          <TableHeading className="w-[17%]">{stakeholderFields.stakeholderRole.label}</TableHeading>
          <TableHeading>{stakeholderFields.engagementOrganization.label}</TableHeading>
          <TableHeading className="w-[28%]">{stakeholderFields.relevantTopicsViews.label}</TableHeading>
          <TableHeading className="w-24 last:pr-3">
            <span className="sr-only">{say.actions}</span>
          </TableHeading>
        </TableHead>
        <TableBody>
          {entries.map((entry) =>
            entry.isEditing ? (
              <TableRow key={entry.id}>
                <td colSpan={5} className="p-0">
                  {renderForm(entry)}
                </td>
              </TableRow>
            ) : (
              <StakeholderRow key={entry.id} value={entry.value} {...act} />
            ),
          )}
        </TableBody>
      </Table>
    </Card>
  );
}

const StakeholderRow = memo(function StakeholderRow({ value, ...act }: EntryActionsProps) {
  const { role, engagement } = describeStakeholder(value);
  return (
    <TableRow>
      <TableCell isRowHeader className="@lg:first:pl-5">
        <WhoCell value={value} />
      </TableCell>
      <TableCell>
        {role}
        {value.businessDivision ? <p className="mt-0.5 text-xs text-muted">{value.businessDivision}</p> : null}
      </TableCell>
      <TableCell>{engagement}</TableCell>
      <TableCell className="whitespace-pre-line">{value.relevantTopicsViews}</TableCell>
      <TableCell className="@lg:last:pr-3">
        <EntryActions value={value} {...act} />
      </TableCell>
    </TableRow>
  );
});

/** The entries as cards, on narrow screens. */
export function StakeholderCards({ entries, renderForm, ...act }: StakeholderListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={cn(
            !entry.isEditing &&
              '[contain-intrinsic-size:auto_12rem] [content-visibility:auto] print:[content-visibility:visible]',
          )}
        >
          {entry.isEditing ? (
            <Card className="overflow-clip">{renderForm(entry)}</Card>
          ) : (
            <StakeholderCard value={entry.value} {...act} />
          )}
        </li>
      ))}
    </ul>
  );
}

const StakeholderCard = memo(function StakeholderCard({ value, ...act }: EntryActionsProps) {
  const { role, engagement } = describeStakeholder(value);
  const facts = [
    [stakeholderFields.stakeholderRole.label, role],
    [stakeholderFields.businessDivision.label, value.businessDivision],
    [stakeholderFields.engagementOrganization.label, engagement],
    [stakeholderFields.relevantTopicsViews.label, value.relevantTopicsViews],
  ].filter(([, text]) => text !== '');
  return (
    <Card className="overflow-clip">
      <div className="@container p-4">
        {/* The buttons stand beside the group alone: what follows it has the card's whole width. */}
        <div className="relative">
          <WhoCell value={value} headingClassName="pr-20" />
          <div className="absolute top-0 -right-2">
            <EntryActions value={value} {...act} />
          </div>
        </div>
        <dl className="mt-3 grid gap-x-6 gap-y-2 border-t pt-3 empty:hidden @xl:grid-cols-3">
          {facts.map(([name, text]) => (
            <div key={name} className={cn(name === stakeholderFields.relevantTopicsViews.label && 'col-span-full')}>
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
});
