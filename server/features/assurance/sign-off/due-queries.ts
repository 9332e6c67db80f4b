import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/people/permissions.ts';
import { maySign } from '#domain/sign-off/decide-signing.ts';
import { nextStep, type SignOffStep } from '#domain/sign-off/sign-off.ts';
import { findOnePersonRule, findSigned, listSignOffs } from './queries.ts';

/** A step of a sign-off that has become possible, and who may record it. */
export interface DueSignature {
  assessmentId: AssessmentId;
  assessmentName: string;
  completedAt: Date | null;
  step: SignOffStep;
  /** Identifies this occasion: the step, the frozen result, and how many signatures there were before. */
  occasion: string;
  /** Without the person who made the step possible and, unless one person may sign several steps, without those who have signed. */
  people: UserId[];
}

/** The steps that have become possible since a time: by completing an assessment, signing the step before, or withdrawing a signature. */
export async function listDueSignatures(tx: CompanyTx, since: Date): Promise<DueSignature[]> {
  const completed = await tx
    .selectFrom('assessments')
    .select(['id', 'name', 'completedAt'])
    .where('status', '=', 'completed')
    .where('removedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('completedAt', '>', since),
        eb.exists(
          eb
            .selectFrom('signOffs')
            .select('signOffs.id')
            .whereRef('signOffs.assessmentId', '=', 'assessments.id')
            .where((row) => row.or([row('recordedAt', '>', since), row('endedAt', '>', since)])),
        ),
      ]),
    )
    .execute();
  const due: DueSignature[] = [];
  for (const { id, name, completedAt } of completed) {
    const rows = await listSignOffs(tx, id);
    const standing = rows.filter(({ endedAt }) => endedAt === null);
    const step = nextStep(standing);
    const sha256 = (await findSigned(tx, id))?.sha256;
    if (!step || !sha256) continue;
    const acts = rows.flatMap(({ recordedAt, recordedBy, endedAt, endedBy }) => [
      { at: recordedAt, by: recordedBy },
      ...(endedAt === null ? [] : [{ at: endedAt, by: endedBy }]),
    ]);
    const last = acts.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
    const by = last && completedAt && last.at > completedAt ? last.by : await findCompleter(tx, id);
    const barred = (await findOnePersonRule(tx)) ? [] : standing.map(({ userId }) => userId);
    const people = (await listSigners(tx, step)).filter((person) => person !== by && !barred.includes(person));
    due.push({
      assessmentId: id,
      assessmentName: name,
      completedAt,
      step,
      occasion: `${step} ${sha256} ${acts.length}`,
      people,
    });
  }
  return due;
}

/** The current members who may record a step. */
async function listSigners(tx: CompanyTx, step: SignOffStep): Promise<UserId[]> {
  const members = await tx
    .selectFrom('companyPeople')
    .select(['userId', 'role'])
    .where('endedAt', 'is', null)
    .execute();
  return members.filter(({ role }) => maySign(role as Role, step)).map(({ userId }) => userId);
}

async function findCompleter(tx: CompanyTx, id: AssessmentId): Promise<UserId | null> {
  const { rows } = await sql<{ by: UserId | null }>`
    select h.user_id as by from history h
    where ${tx.own('h')} and h.table_name = 'assessments' and h.row_id = ${id} and h.new ->> 'status' = 'completed'
    order by h.id desc limit 1`.execute(tx);
  return rows[0]?.by ?? null;
}
