import { titleOf } from '#domain/fields/titles.ts';
import { registerTitles } from '#domain/files/register-titles.ts';
import type { StakeholderId } from '#domain/ids.ts';
import { MAX_STAKEHOLDERS } from '#domain/limits.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { newStakeholder } from '#domain/stakeholders/stakeholder-defaults.ts';
import { hasStakeholderData } from '#domain/stakeholders/stakeholder-validation.ts';
import type { PlacedProblem } from '../problems.ts';
import { plain } from '../read-words.ts';
import { columnOf, columnsOf, rowsOf, saidIn } from './columns.ts';
import { changesIn, readFields } from './read-fields.ts';
import { onceEach, settleRow } from './resolve-row.ts';
import type { HowToRead, OwnSheet, PlannedItem, SeenRow } from './sheet-plan.ts';

type Row = Stakeholder & { version: number };

const GROUP = titleOf(stakeholderFields, stakeholderFields.stakeholderGroup);

/** Plans the rows of the sheet of stakeholders, which are identified by id, otherwise by group and names. */
export function planStakeholders(
  sheet: OwnSheet<'stakeholders'>,
  stakeholders: readonly Row[],
  how: HowToRead,
  newId: (row: number) => StakeholderId,
): PlannedItem<SeenRow<Stakeholder>>[] {
  const columns = columnsOf(sheet.rows, sheet.headerRow);
  const byId = new Map<string, Row>(stakeholders.map((row) => [row.id, row]));
  const called = Map.groupBy(stakeholders, calledSo);
  const twice = onceEach();
  let room = MAX_STAKEHOLDERS - stakeholders.length;
  return [...rowsOf(sheet)].map(({ cells, row }) => {
    const idSaid = saidIn(columns, cells, registerTitles.id).toLowerCase();
    const asNew = readFields(stakeholderFields, { columns, cells }, newStakeholder(newId(row)), {
      isNew: true,
      empty: how.empty,
    });
    const found = byId.get(idSaid) ?? called.get(calledSo(asNew.next)) ?? [];
    const stands = Array.isArray(found) ? found[0] : found;
    const isNew = stands === undefined;
    const read = stands
      ? readFields(stakeholderFields, { columns, cells }, stands, { isNew, empty: how.empty })
      : asNew;
    const whole: PlacedProblem[] = [];
    if (Array.isArray(found) && found.length > 1)
      whole.push({ code: 'several-called', column: columnOf(columns, GROUP) });
    // Without this check, a new row without a group would get the first group.
    if (isNew && !read.said.has('stakeholderGroup')) {
      const unread = read.problems.some(({ column }) => column === columnOf(columns, GROUP));
      whole.push(...(unread ? read.problems : [{ code: 'group-required' as const, column: columnOf(columns, GROUP) }]));
    }
    const cellsUnread = whole.length > 0 ? [] : read.problems;
    if (!hasStakeholderData(read.next) && cellsUnread.length === 0) whole.push({ code: 'no-data', column: null });
    // Ids of another assessment distinguish rows with the same name.
    whole.push(...twice(stands?.id ?? JSON.stringify([calledSo(read.next), idSaid]), row));
    if (isNew && whole.length === 0) room -= 1;
    if (isNew && room < 0) whole.push({ code: 'no-room', most: MAX_STAKEHOLDERS, column: null });
    const { version: _seen, ...next } = { version: 0, ...read.next };
    const groupSaid = isNew && !read.said.has('stakeholderGroup') ? saidIn(columns, cells, GROUP) : groupName(next);
    return settleRow(
      {
        row,
        isNew,
        whole,
        cells: cellsUnread,
        title: [groupSaid, next.stakeholderNames].filter((part) => part.trim() !== '').join(': '),
        changes: changesIn(stakeholderFields, stands ?? null, next),
        item: { ...next, carriedFrom: isNew ? next.carriedFrom : '', seenVersion: stands?.version ?? null },
      },
      how,
    );
  });
}

const calledSo = (row: Stakeholder): string => JSON.stringify([plain(groupName(row)), plain(row.stakeholderNames)]);
