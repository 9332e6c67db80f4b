import { type RawBuilder, sql } from 'kysely';
import type { HistoryAct } from '#domain/history/acts.ts';

const isCompleted = sql<boolean>`(table_name = 'assessments' and action = 'update' and new ->> 'status' = 'completed')`;
const isReopened = sql<boolean>`(table_name = 'assessments' and action = 'update' and new ->> 'status' = 'draft')`;
/** Added rows that are told as changes of what applied before: an owner, a scale of ours, a topic that was relevant. */
const isFirstChange = sql<boolean>`(action = 'insert' and (table_name in ('assignments', 'scale_wordings')
  or table_name = 'assessment_topic_selections' and new ->> 'is_relevant' = 'false'))`;
/** Some rows are marked as removed or ended and stay where they are. */
const isDeleted = sql<boolean>`(action = 'delete' or action = 'update' and (
  table_name in ('assessments', 'comments') and new ->> 'removed_at' is not null
  or table_name = 'memberships' and new ->> 'ended_at' is not null))`;

/** Whether a line is of a kind of act, as its verb says (`domain/records/contents`). */
export const isAct: Readonly<Record<HistoryAct, RawBuilder<boolean>>> = {
  added: sql`(action = 'insert' and not ${isFirstChange})`,
  changed: sql`(${isFirstChange} or action = 'update' and not ${isDeleted} and not ${isCompleted} and not ${isReopened})`,
  deleted: isDeleted,
  completed: isCompleted,
  reopened: isReopened,
};
