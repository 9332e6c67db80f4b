import type { CompanyTx } from '#database/doors.ts';
import { type Change, describeChange, type HeldValue, heldValues } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { linkContents } from '#domain/records/contents/link.ts';
import { placedIn } from '#domain/value-chain/words.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { readLinksGone } from './links-gone.ts';
import { readAssignedThen } from './owners-as-of.ts';
import { type HistoryLine, type HistoryPart, listHistory } from './queries.ts';
import { readRowsOf, rowAsThen } from './rows-as-of.ts';
import { readNamesThen, type SpokenOf } from './topic-names.ts';
import { readUndone, type UndoNote } from './undone.ts';

/** A change in readable form, with its author. */
export interface TeamChange
  extends Change,
    Pick<HistoryLine, 'id' | 'rowId' | 'at' | 'by' | 'userId' | 'reason' | 'reasonGiven' | 'lacksReason' | 'act'> {
  /** The last values of a deleted row, or the first ones of an added row. */
  held: HeldValue[];
  /** By whom and when it was undone; null while it is in effect. */
  undone: UndoNote | null;
}

/** Some changes, newest first, and the position in the history from which the next ones are read. */
export interface HistoryChanges {
  changes: TeamChange[];
  next: string | null;
}

/**
 * The latest changes of an assessment in readable form; undefined if there is no such assessment. Lines that mean nothing to a person,
 * such as the section someone was at, are left out.
 */
export async function readHistory(tx: CompanyTx, part: HistoryPart): Promise<HistoryChanges | undefined> {
  if (!(await hasAssessment(tx, part.assessmentId, { alsoDeleted: true }))) return undefined;
  // One more than requested shows whether there are more.
  const found = await listHistory(tx, { ...part, limit: part.limit + 1 });
  const lines = found.slice(0, part.limit);
  const changes = await tellLines(tx, part.assessmentId, lines);
  return {
    changes: changes.filter(({ verb, fields }) => verb !== 'changed' || fields.length > 0),
    next: found.length > part.limit ? (lines.at(-1)?.id ?? null) : null,
  };
}

async function tellLines(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  lines: readonly HistoryLine[],
): Promise<TeamChange[]> {
  const rows = await readRowsOf(tx, assessmentId, lines);
  const known = lines.map((line) => ({ line, row: rowAsThen(rows.get(line.rowId), line.id) }));
  const spoken = known.flatMap(({ line, row }) =>
    spokenOf(row, line).map((spokenRow) => ({ ...spokenRow, lineId: line.id })),
  );
  const gone = await readLinksGone(tx, assessmentId, lines);
  const endsOfGone = gone.flatMap(({ lineId, row }) => spokenOf(row, NO_CHANGE).map((end) => ({ ...end, lineId })));
  const then = await readNamesThen(tx, assessmentId, [...spoken, ...endsOfGone]);
  const personOfThen = await readAssignedThen(tx, lines);
  const undone = await readUndone(
    tx,
    lines.map(({ id }) => id),
  );
  return known.map(({ line, row }) => {
    const { id, rowId, at, by, userId, reason, reasonGiven, lacksReason, act } = line;
    const nameOf = (named: string) => personOfThen(named, id) ?? then.nameOf(named, id);
    const change = describeChange(
      line,
      underTopic(row, line, (component) => then.topicOf(component, id)),
      nameOf,
    );
    const links = gone.filter(({ lineId }) => lineId === id).map(({ row: was }) => linkContents.title(was, nameOf));
    const held = [...heldValues(line, nameOf), ...links.map((value) => ({ ...LINK_GONE, value }))];
    const more = { held, undone: undone.get(id) ?? null };
    const fields = withoutReason(change.fields, reason);
    return { id, rowId, at, by, userId, reason, reasonGiven, lacksReason, act, ...change, fields, ...more };
  });
}

const NO_CHANGE = { old: null, new: null };
/** Tells of a link under the deletion of one of its entries, with which it went and returns. */
const LINK_GONE = { field: 'link', label: 'Link that went with it' };

/** The row of a line, under the topic of the component that it names. */
function underTopic(
  row: Columns | null,
  { old, new: after }: HistoryLine,
  topicOf: (id: string) => string | undefined,
) {
  const componentId = after?.component_id ?? old?.component_id ?? row?.component_id;
  return typeof componentId === 'string' ? { ...row, topic_id: topicOf(componentId) } : row;
}

/** If the reason is also a field of the record, it is shown only once, as the reason of the change, unless nothing else has changed. */
function withoutReason<Field extends { field: string; to: string | null }>(
  fields: Field[],
  reason: string | null,
): Field[] {
  const others = fields.filter(({ field, to }) => field !== 'reason' || to !== reason);
  return others.length > 0 ? others : fields;
}

/**
 * The topics that the row of a line is or was under, the components and the measure that it names, and what the line added to or removed from an activity.
 */
function spokenOf(
  row: Columns | null,
  { old, new: after }: Pick<HistoryLine, 'old' | 'new'>,
): Omit<SpokenOf, 'lineId'>[] {
  const topics = [row, old, after].flatMap((each) => (typeof each?.topic_id === 'string' ? [each.topic_id] : []));
  const named = (column: string) =>
    [row, old, after].map((each) => each?.[column]).filter((id) => typeof id === 'string');
  const components = [
    ...named('component_id'),
    ...named('from_component_id'),
    ...placedIn(old?.component_ids, after?.component_ids),
  ];
  return [
    ...named('from_measure_id').map((rowId) => ({ of: 'measure' as const, rowId })),
    ...topics.map((rowId) => ({ of: 'topic' as const, rowId })),
    ...components.map((rowId) => ({ of: 'component' as const, rowId })),
  ];
}
