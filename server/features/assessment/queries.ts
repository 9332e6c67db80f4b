import { sql } from 'kysely';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentStatus, Thresholds } from '#domain/assessment/assessment.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';

const selectAssessments = (tx: CompanyTx) =>
  tx
    .selectFrom('assessments')
    .leftJoin('companyPeople', 'companyPeople.userId', 'assessments.thresholdsBy')
    .selectAll('assessments')
    .select('companyPeople.fullName as thresholdsByName');

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectAssessments>['executeTakeFirst']>>>;

function toShape(row: Row): AssessmentShape {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    currentStep: row.currentStep,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    esrsVersion: row.esrsVersion,
    esrsVersionToBeConfirmed: row.esrsVersionToBeConfirmed,
    financialYearStart: row.financialYearStart,
    thresholds: { impact: row.impactThreshold, financial: row.financialThreshold },
    thresholdsReason: row.thresholdsReason,
    thresholdsAdopted: row.thresholdsAt && { by: row.thresholdsByName ?? '', at: row.thresholdsAt.toISOString() },
    version: row.version,
  };
}

export async function findAssessment(tx: CompanyTx, id: AssessmentId): Promise<AssessmentShape | undefined> {
  const row = await selectAssessments(tx).where('assessments.id', '=', id).executeTakeFirst();
  return row && toShape(row);
}

/** The newest assessment with this status. */
export async function findNewest(tx: CompanyTx, status: AssessmentStatus): Promise<AssessmentShape | undefined> {
  const row = await selectAssessments(tx)
    .where('assessments.status', '=', status)
    .orderBy('assessments.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toShape(row);
}

/** The newest assessment whatever its status: where the team is (ruling 9). */
export async function findNewestOf(tx: CompanyTx): Promise<AssessmentShape | undefined> {
  const row = await selectAssessments(tx).orderBy('assessments.createdAt', 'desc').limit(1).executeTakeFirst();
  return row && toShape(row);
}

/** All assessments of the company, newest first, each with the number of its components. */
export async function listAssessments(tx: CompanyTx): Promise<(AssessmentShape & { componentCount: number })[]> {
  const rows = await selectAssessments(tx)
    .select((eb) =>
      eb
        .selectFrom('materialityComponents')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('materialityComponents.assessmentId', '=', 'assessments.id')
        .as('componentCount'),
    )
    .orderBy('assessments.createdAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...toShape(row), componentCount: row.componentCount ?? 0 }));
}

interface NewAssessment {
  name?: string;
  esrsVersion: EsrsVersion;
  esrsVersionToBeConfirmed: boolean;
  financialYearStart: string;
  copiedFrom?: AssessmentId;
  impactThreshold?: number;
  financialThreshold?: number;
}

/** Inserts a draft; undefined when the company has one already (two clicks, two colleagues). */
export async function insertDraft(tx: CompanyTx, values: NewAssessment): Promise<AssessmentId | undefined> {
  const row = await tx
    .insertInto('assessments')
    .values(values)
    .onConflict((conflict) => conflict.columns(['companyId']).where('status', '=', 'draft').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setCurrentStep(tx: CompanyTx, id: AssessmentId, currentStep: number): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set({ currentStep })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the financial year and version of a draft that is still at `version`; says whether it did. */
export async function setEsrsVersion(
  tx: CompanyTx,
  id: AssessmentId,
  version: number,
  values: { financialYearStart: string; esrsVersion: EsrsVersion },
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set({ ...values, esrsVersionToBeConfirmed: false })
    .where((eb) => eb.and({ id, version }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adopts thresholds of a draft that is still at `version`; says whether it did. */
export async function setThresholds(
  tx: CompanyTx,
  id: AssessmentId,
  version: number,
  values: { thresholds: Thresholds; reason: string; by: UserId; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set({
      impactThreshold: values.thresholds.impact,
      financialThreshold: values.thresholds.financial,
      thresholdsReason: values.reason,
      thresholdsBy: values.by,
      thresholdsAt: values.at,
    })
    .where((eb) => eb.and({ id, version }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the assessment's row for itself, so that writers of its parts finish first and later ones wait. */
export async function lockForStatus(tx: CompanyTx, id: AssessmentId): Promise<AssessmentStatus | undefined> {
  const row = await tx.selectFrom('assessments').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.status;
}

export async function setStatus(
  tx: CompanyTx,
  id: AssessmentId,
  status: AssessmentStatus,
  completedAt: Date | null,
): Promise<void> {
  await tx.updateTable('assessments').set({ status, completedAt }).where('id', '=', id).execute();
}

export async function insertSnapshot(
  tx: CompanyTx,
  values: { assessmentId: AssessmentId; result: string; resultSha256: string },
): Promise<void> {
  await tx.insertInto('assessmentSnapshots').values(values).execute();
}

/** Copies topics, selections, answers, scores, components and stakeholders of one assessment into an empty other one. */
export async function copyContents(tx: CompanyTx, from: AssessmentId, to: AssessmentId): Promise<void> {
  await sql`
    insert into materiality_topics (assessment_id, code, name, description, category, position)
    select ${to}, code, name, description, category, position from materiality_topics where assessment_id = ${from}`.execute(
    tx,
  );
  const sameTopic = sql`
    join materiality_topics old_topic on old_topic.id = source.topic_id and old_topic.company_id = source.company_id
    join materiality_topics new_topic on new_topic.code = old_topic.code and new_topic.assessment_id = ${to}
    where source.assessment_id = ${from}`;
  const copied = async (table: string, columns: string) =>
    sql`
      insert into ${sql.table(table)} (assessment_id, topic_id, ${sql.raw(columns)})
      select ${to}, new_topic.id, ${sql.raw(
        columns
          .split(', ')
          .map((column) => `source.${column}`)
          .join(', '),
      )}
      from ${sql.table(table)} source ${sameTopic}`.execute(tx);
  await copied('assessment_topic_selections', 'is_relevant');
  await copied('materiality_scores', 'financial_score, impact_score, justification');
  await copied(
    'materiality_components',
    'kind, title, description, justification, impact_relevant, financial_relevant, nature_of_impact, actual_potential_impact, ' +
      'company_business_area, value_chain_concentration, time_horizon, impact_polarity, impact_severity, impact_scale, impact_scope, ' +
      'impact_irremediability, severity_reason, impact_likelihood, human_rights, financial_risk_opportunity, financial_likelihood, ' +
      'risk_opportunity_type, financial_effects',
  );
  await sql`
    insert into assessment_responses (assessment_id, section, field_name, field_value, field_type)
    select ${to}, section, field_name, field_value, field_type from assessment_responses where assessment_id = ${from}`.execute(
    tx,
  );
  await sql`
    insert into stakeholder_mapping (assessment_id, stakeholder_group, custom_group_name, is_key_stakeholder, stakeholder_names,
      key_stakeholder_reason, stakeholder_role, business_division, engagement_organization, engagement_other, relevant_topics_views)
    select ${to}, stakeholder_group, custom_group_name, is_key_stakeholder, stakeholder_names,
      key_stakeholder_reason, stakeholder_role, business_division, engagement_organization, engagement_other, relevant_topics_views
    from stakeholder_mapping where assessment_id = ${from}`.execute(tx);
}
