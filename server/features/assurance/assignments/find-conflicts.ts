import type { CompanyTx } from '#database/doors.ts';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { UserId } from '#domain/ids.ts';
import type { LastChange } from '#server/features/records/last-changes.ts';
import { ownerOf, toAssignment } from './answer-assignments.ts';
import { type AssignmentRow, readLastSetting } from './queries.ts';

/** What the sender saw of a record; fields that are left out are set without a check. */
export interface SeenRecord extends AssignedRecord {
  seenOwner?: UserId | null | undefined;
  seenDueOn?: string | null | undefined;
}

/** The values to set; fields that are left out stay as they are. */
interface AssignmentInput {
  owner?: UserId | null | undefined;
  dueOn?: string | null | undefined;
}

const NOBODY: LastChange = { changedBy: null, changedById: null, changedAt: null };

/** The records in which a colleague has since set a field that is to be set now: their current values, and who set them. */
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

/** Setting the current value again is allowed, because the button may have been pressed twice. */
function isInTheWay<Value>(seen: Value | undefined, present: Value, given: Value | undefined): boolean {
  return seen !== undefined && given !== undefined && present !== seen && present !== given;
}
