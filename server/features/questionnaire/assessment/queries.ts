import { sql } from 'kysely';
import type { AssessmentShape } from '#contract/assessment.ts';
import { CONTENT_TABLES } from '#database/assessment-tables.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { Approach } from '#domain/assessment/approach.ts';
import type { KeptRoute } from '#domain/assessment/esrs-version.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { Undertaking } from '#domain/reference/phase-in-options.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';
import { signedColumns } from '#server/features/records/signed-columns.ts';

const selectAssessments = (tx: CompanyTx) =>
  tx
    .selectFrom('assessments')
    .where('assessments.removedAt', 'is', null)
    .leftJoin('companyPeople', 'companyPeople.userId', 'assessments.thresholdsBy')
    .leftJoin('companyPeople as stating', 'stating.userId', 'assessments.unchangedBy')
    .selectAll('assessments')
    .select((eb) => [
      'companyPeople.fullName as thresholdsByName',
      'stating.fullName as unchangedByName',
      ...signedColumns(eb),
    ]);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectAssessments>['executeTakeFirst']>>>;

function toShape(row: Row): AssessmentShape {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    isReopened: row.reopened,
    currentStep: row.currentStep,
    completedAt: row.completedAt?.toISOString() ?? null,
    isApproved: Boolean(row.isApproved),
    isSigned: Boolean(row.isSigned),
    createdAt: row.createdAt.toISOString(),
    esrsVersion: row.esrsVersion,
    esrsVersionToBeConfirmed: row.esrsVersionToBeConfirmed,
    usesReliefs: row.usesReliefs,
    financialYearStart: row.financialYearStart,
    transferredFrom: row.transferredFrom,
    thresholds: { impact: row.impactThreshold, financial: row.financialThreshold },
    thresholdsReason: row.thresholdsReason,
    borderlineBand: row.borderlineBand,
    scoreBasis: row.scoreBasis,
    thresholdsAdopted: adoptionOf(row),
    versionReason: row.versionReason,
    climateReason: row.climateReason,
    approach: row.approach as Approach,
    approachNote: row.approachNote,
    unchanged: unchangedOf(row),
    leftOpen: row.leftOpen as AssessmentShape['leftOpen'],
    lastLook: row.lookedBy.length > 0 ? { by: row.lookedBy, weighed: row.lookWeighed } : null,
    undertaking: row.undertaking,
    firstReportYear: row.firstReportYear,
    version: row.version,
  };
}

function unchangedOf({
  unchangedReason,
  unchangedByName,
  unchangedAt,
  unchangedRows,
}: Row): AssessmentShape['unchanged'] {
  if (!unchangedAt) return null;
  const said = { reason: unchangedReason, by: unchangedByName ?? '' };
  return { ...said, at: unchangedAt.toISOString(), rows: unchangedRows ?? 0 };
}

function adoptionOf(row: Row): AssessmentShape['thresholdsAdopted'] {
  const { thresholdsByName, thresholdsAt, thresholdsScored: scored, thresholdsEntries: entries } = row;
  if (!thresholdsAt) return null;
  const scoring = scored === null || entries === null ? null : { scored, entries };
  return { by: thresholdsByName ?? '', at: thresholdsAt.toISOString(), scoring };
}

export async function findAssessment(tx: CompanyTx, id: AssessmentId): Promise<AssessmentShape | undefined> {
  const row = await selectAssessments(tx).where('assessments.id', '=', id).executeTakeFirst();
  return row && toShape(row);
}

/** The draft that was started and never completed; a company has at most one. */
export async function findNewDraft(tx: CompanyTx): Promise<AssessmentShape | undefined> {
  const row = await selectAssessments(tx)
    .where('assessments.status', '=', 'draft')
    .where('assessments.reopened', '=', false)
    .executeTakeFirst();
  return row && toShape(row);
}

/** The first day of the latest financial year with an assessment; undefined if there is none. */
export async function findLatestYear(tx: CompanyTx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('assessments')
    .select('financialYearStart')
    .where('removedAt', 'is', null)
    .orderBy('financialYearStart', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.financialYearStart;
}

/** The newest assessment, whatever its status, because that is the one the team works on (product P3). */
export async function findNewestOf(tx: CompanyTx): Promise<AssessmentShape | undefined> {
  const row = await selectAssessments(tx).orderBy('assessments.createdAt', 'desc').limit(1).executeTakeFirst();
  return row && toShape(row);
}

/** Drafts and reopened assessments, newest first. */
export function listOpen(tx: CompanyTx): Promise<{ id: AssessmentId; name: string }[]> {
  return tx
    .selectFrom('assessments')
    .select(['id', 'name'])
    .where('status', '=', 'draft')
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** How many assessments the company has, including deleted ones that are still stored. */
export async function countAssessments(tx: CompanyTx): Promise<number> {
  const { count } = await tx
    .selectFrom('assessments')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
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
  thresholdsReason?: string;
  thresholdsBy?: UserId | null;
  thresholdsAt?: Date | null;
  thresholdsScored?: number | null;
  thresholdsEntries?: number | null;
  borderlineBand?: number;
  scoreBasis?: ScoreBasis;
  undertaking?: Undertaking | '';
  firstReportYear?: number | null;
}

/** Who adopted an assessment's thresholds, when, and how far the scoring had progressed. */
export async function findAdoption(tx: CompanyTx, id: AssessmentId) {
  return tx
    .selectFrom('assessments')
    .select(['thresholdsBy', 'thresholdsAt', 'thresholdsScored', 'thresholdsEntries', 'borderlineBand', 'scoreBasis'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const isNewDraft = sql<boolean>`status = 'draft' and not reopened and removed_at is null`;

/** Inserts a draft; undefined if the company already has one (two clicks, two colleagues). */
export async function insertDraft(tx: CompanyTx, values: NewAssessment): Promise<AssessmentId | undefined> {
  const row = await tx
    .insertInto('assessments')
    .values(values)
    .onConflict((conflict) => conflict.columns(['companyId']).where(isNewDraft).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Records the furthest section that a draft has reached; returns whether there is such a draft. */
export async function setCurrentStep(tx: CompanyTx, id: AssessmentId, currentStep: number): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set({ currentStep })
    .where((eb) => eb.and({ id, status: 'draft' }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the financial year and version of a draft that is still at `version`, if they differ; returns whether it did. */
export async function setEsrsVersion(
  tx: HeldDraftTx,
  id: AssessmentId,
  version: number,
  values: KeptRoute & { financialYearStart: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set({ ...values, esrsVersionToBeConfirmed: false })
    .where((eb) => eb.and({ id, version }))
    .where((eb) => eb.not(eb.and({ ...values, esrsVersionToBeConfirmed: false })))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Copies all contents of one assessment into an empty one, in the same order, marked with their origin. Snapshots and chats stay with
 * their year.
 */
export async function copyContents(
  tx: CompanyTx,
  { from, to, origin }: { from: AssessmentId; to: AssessmentId; origin: string },
): Promise<void> {
  // A copied decision does not need another reason.
  await sql`select set_config('app.reason', ${`Copied from ${origin}`.slice(0, MAX_REASON)}, true)`.execute(tx);
  for (const table of CONTENT_TABLES) {
    await sql`select copy_rows(${table}::regclass, ${from}, ${to}, ${origin})`.execute(tx);
  }
}
