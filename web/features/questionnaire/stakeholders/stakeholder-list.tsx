import { memo, type ReactNode, useCallback, useState } from 'react';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { cn } from '#web/lib/cn.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { type RowPlace, SlicedRows } from '#web/ui/display/sliced-rows.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/display/table.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { FoldedText, isLong, MoreButton } from './folded-text.tsx';
import { stakeholderMessages as say } from './messages.ts';
import { describeStakeholder, EntryActions, type EntryActionsProps, WhoCell } from './stakeholder-cells.tsx';
import type { StakeholderEntry } from './use-stakeholders.ts';

interface StakeholderListProps extends Omit<EntryActionsProps, 'value' | 'isWaiting'> {
  entries: readonly StakeholderEntry[];
  /** The id of an entry that gets the focus. */
  wantedId: string | null;
  /** Stable, like the actions, because the page can contain hundreds of entries. */
  renderForm: (entry: StakeholderEntry) => ReactNode;
}

/** With more entries than this, those far out of view are shown only by name. */
const MANY = 80;

const isEditing = (entry: StakeholderEntry) => entry.isEditing;

/** What is shown for an entry that is far out of view. */
const nameOf = ({ value }: StakeholderEntry) => [groupName(value), value.stakeholderNames].join(' ');

/** The entries as a table, if there is room for its columns. */
export function StakeholderRows({ entries, wantedId, renderForm, ...acts }: StakeholderListProps) {
  const isPrinting = useIsPrinting();
  const { onEdit, onDelete, onRemove } = acts;
  const renderRow = useCallback(
    (entry: StakeholderEntry, { isDrawn, height, ref }: RowPlace) => {
      if (entry.isEditing)
        return (
          <TableRow ref={ref}>
            <td colSpan={COLUMNS} className="p-0">
              {renderForm(entry)}
            </td>
          </TableRow>
        );
      if (isDrawn)
        return (
          <StakeholderRow
            ref={ref}
            value={entry.value}
            isWaiting={entry.isWaiting}
            {...{ onEdit, onDelete, onRemove }}
          />
        );
      return (
        <TableRow ref={ref} style={{ height: height ?? FAR_ROW }}>
          <td colSpan={COLUMNS} className="truncate px-5">
            {nameOf(entry)}
          </td>
        </TableRow>
      );
    },
    [renderForm, onEdit, onDelete, onRemove],
  );
  return (
    <Card className="overflow-clip">
      <Table caption={say.caption}>
        <TableHead>
          <TableHeading className="w-[32%] first:pl-5">{stakeholderFields.stakeholderGroup.label}</TableHeading>
          <TableHeading className="w-[16%]">{stakeholderFields.stakeholderRole.label}</TableHeading>
          <TableHeading>{stakeholderFields.engagementOrganization.label}</TableHeading>
          <TableHeading className="w-[30%]">{stakeholderFields.relevantTopicsViews.label}</TableHeading>
          <TableHeading className="w-16 last:pr-3">
            <span className="sr-only">{say.actions}</span>
          </TableHeading>
        </TableHead>
        <TableBody>
          <SlicedRows
            rows={entries}
            isWhole={entries.length <= MANY || isPrinting}
            isOpen={isEditing}
            wantedIds={[wantedId]}
            renderRow={renderRow}
          />
        </TableBody>
      </Table>
    </Card>
  );
}

const COLUMNS = 5;
/** The approximate height of a row of the table, in pixels. */
const FAR_ROW = 96;

const StakeholderRow = memo(function StakeholderRow({
  value,
  ref,
  ...act
}: EntryActionsProps & { ref: RowPlace['ref'] }) {
  const { role, engagement } = describeStakeholder(value);
  const { isWhole, more } = useMore(value, hasMore(value));
  return (
    <TableRow ref={ref} className="group/record">
      <TableCell isRowHeader className="@lg:first:pl-5">
        <WhoCell value={value} isWaiting={act.isWaiting} isWhole={isWhole} onEdit={act.onEdit} />
      </TableCell>
      <TableCell>
        {act.isWaiting ? <span className="text-muted">{say.waiting}</span> : role}
        {value.businessDivision ? (
          <div className="mt-0.5 text-xs text-muted">
            <FoldedText text={value.businessDivision} isWhole={isWhole} lines={1} />
          </div>
        ) : null}
      </TableCell>
      <TableCell>
        <FoldedText text={engagement} isWhole={isWhole} />
      </TableCell>
      <TableCell>
        <FoldedText text={value.relevantTopicsViews} isWhole={isWhole} />
        {more}
      </TableCell>
      <TableCell className="@lg:last:pr-3">
        <EntryActions value={value} {...act} />
      </TableCell>
    </TableRow>
  );
});

/** Whether an entry is unfolded, and the button for it if it has more to show. */
function useMore(value: Stakeholder, hasMore: boolean) {
  const [isWhole, setWhole] = useState(false);
  const more = hasMore ? (
    <MoreButton name={groupName(value)} isWhole={isWhole} onPress={() => setWhole(!isWhole)} />
  ) : null;
  return { isWhole, more };
}

/** Whether a row of the table may be too narrow for one of its texts. */
function hasMore(value: Stakeholder): boolean {
  const { stakeholderNames, keyStakeholderReason, businessDivision, relevantTopicsViews } = value;
  return (
    (stakeholderNames !== '' && keyStakeholderReason !== '') ||
    [stakeholderNames, keyStakeholderReason, relevantTopicsViews].some((text) => isLong(text)) ||
    isLong(describeStakeholder(value).engagement, OF_ENGAGEMENT) ||
    businessDivision.length > OF_DIVISION
  );
}

/** Texts of this length fit in two lines of the engagement, and in the one line of the division. */
const OF_ENGAGEMENT = 32;
const OF_DIVISION = 24;

/** The entries as cards, on narrow screens. */
export function StakeholderCards({ entries, wantedId, renderForm, ...acts }: StakeholderListProps) {
  const isPrinting = useIsPrinting();
  const { onEdit, onDelete, onRemove } = acts;
  const renderRow = useCallback(
    (entry: StakeholderEntry, { isDrawn, height, ref }: RowPlace) => (
      <li ref={ref} style={height === undefined ? undefined : { height }} className={isDrawn ? undefined : FAR_CARD}>
        {entry.isEditing ? (
          <Card className="overflow-clip">{renderForm(entry)}</Card>
        ) : isDrawn ? (
          <StakeholderCard value={entry.value} isWaiting={entry.isWaiting} {...{ onEdit, onDelete, onRemove }} />
        ) : (
          nameOf(entry)
        )}
      </li>
    ),
    [renderForm, onEdit, onDelete, onRemove],
  );
  return (
    <ul className="flex flex-col gap-3">
      <SlicedRows
        rows={entries}
        isWhole={entries.length <= MANY || isPrinting}
        isOpen={isEditing}
        wantedIds={[wantedId]}
        renderRow={renderRow}
      />
    </ul>
  );
}

const FAR_CARD = 'h-60 shrink-0 overflow-clip rounded-md border bg-surface p-4 text-sm [contain:strict]';

const StakeholderCard = memo(function StakeholderCard({ value, ...act }: EntryActionsProps) {
  const { role, engagement } = describeStakeholder(value);
  const facts = [
    [stakeholderFields.stakeholderRole.label, role],
    [stakeholderFields.businessDivision.label, value.businessDivision],
    [stakeholderFields.engagementOrganization.label, engagement],
    [stakeholderFields.relevantTopicsViews.label, value.relevantTopicsViews],
  ].filter(([, text]) => text !== '');
  // On phones, the facts are folded.
  const { isWhole, more } = useMore(value, facts.length > 0);
  return (
    <Card className="group/record overflow-clip">
      <div className="@container p-4">
        <WhoCell
          value={value}
          isWaiting={act.isWaiting}
          isWhole={isWhole}
          isCard
          onEdit={act.onEdit}
          actions={
            <div className="-mr-2 -mb-1.5 shrink-0">
              <EntryActions value={value} {...act} />
            </div>
          }
        />
        {isWhole || act.isWaiting ? null : (
          <p className="mt-1 line-clamp-2 text-xs text-muted empty:hidden sm:hidden print:hidden">
            <Facts facts={[role, engagement]} />
          </p>
        )}
        {act.isWaiting ? <p className="text-xs text-muted">{say.waiting}</p> : null}
        <dl
          className={cn(
            'mt-3 grid gap-x-6 gap-y-2 border-t pt-3 empty:hidden @xl:grid-cols-3',
            !isWhole && 'max-sm:not-print:hidden',
          )}
        >
          {facts.map(([name, text]) => (
            <div key={name} className={cn(name === stakeholderFields.relevantTopicsViews.label && 'col-span-full')}>
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="empty:hidden sm:hidden">{more}</div>
      </div>
    </Card>
  );
});
