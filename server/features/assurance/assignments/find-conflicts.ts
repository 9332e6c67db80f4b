import type { CompanyTx } from '#database/doors.ts';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { UserId } from '#domain/ids.ts';
import type { LastChange } from '#server/features/records/last-changes.ts';
import { ownerOf, toAssignment } from './answer-assignments.ts';
import { type AssignmentRow, readLastSetting } from './queries.ts';

/** What its sender saw of a record; what is left out is set unseen. */
export interface SeenRecord extends AssignedRecord {
  seenOwner?: UserId | null | undefined;
  seenDueOn?: string | null | undefined;
}

/** What is to be set; what is left out stays. */
interface AssignmentInput {
  owner?: UserId | null | undefined;
  dueOn?: string | null | undefined;
}

const NOBODY: LastChange = { changedBy: null, changedById: null, changedAt: null };

/** The records of which a colleague has set otherwise, since they were seen, what is to be set now: how they stand, and who has. */
export async function findConflicts(
  tx: CompanyTx,
  records: readonly { seen: SeenRecord; present: AssignmentRow | undefined }[],
  { owner, dueOn }: AssignmentInput,
  viewer: UserId,
) {
  const conflicts = [];
  for (const { seen, present } of records) {
    const columns = [
      ...(isInTheWay(seen.seenOwner, present ? ownerOf(present) : null, owner) ? (['owner_id'] as const) : []),
      ...(isInTheWay(seen.seenDueOn, present?.dueOn ?? null, dueOn) ? (['due_on'] as const) : []),
    ];
    if (columns.length === 0) continue;
    const last = present ? await readLastSetting(tx, present.id, columns) : NOBODY;
    const current = present ? toAssignment(present, viewer) : null;
    conflicts.push({ key: seen.key, current, ...last });
  }
  return conflicts;
}

/** What stands there already may be set again: the button was pressed twice. */
function isInTheWay<Value>(seen: Value | undefined, present: Value, given: Value | undefined): boolean {
  return seen !== undefined && given !== undefined && present !== seen && present !== given;
}
