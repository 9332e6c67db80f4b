import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

export interface ChangeRow {
  tableName: string;
  rowId: string;
  action: 'insert' | 'update' | 'delete';
  at: Date;
  by: string | null;
  reason: string | null;
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
}

/** The tables whose history is the team's. Chats are private to their person and are never listed. */
const TABLES = [
  'assessments',
  'assessment_topic_selections',
  'assessment_responses',
  'materiality_scores',
  'materiality_components',
  'stakeholder_mapping',
];

/** The latest changes to an assessment and what stands below it, newest first. */
export function listChanges(tx: CompanyTx, assessmentId: AssessmentId, limit: number): Promise<ChangeRow[]> {
  return tx
    .selectFrom('history')
    .leftJoin('companyPeople', 'companyPeople.userId', 'history.userId')
    .select([
      'history.tableName',
      'history.rowId',
      'history.action',
      'history.at',
      'history.reason',
      'history.old',
      'history.new',
    ])
    .select('companyPeople.fullName as by')
    .where('history.assessmentId', '=', assessmentId)
    .where('history.tableName', 'in', TABLES)
    .orderBy('history.id', 'desc')
    .limit(limit)
    .execute();
}
