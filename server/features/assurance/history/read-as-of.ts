import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import type { DisclosureChoiceRow } from '#contract/disclosures.ts';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { LastLook, ScoringProgress, UnchangedStatement } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import { disclosureChoiceFields } from '#domain/disclosures/fields.ts';
import { countUses, type EvidencedNoun } from '#domain/evidence/evidence.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import type { ValuesOf } from '#domain/fields/values.ts';
import { found } from '#domain/found.ts';
import { valuesFromColumns } from '#domain/history/from-columns.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { linkFields } from '#domain/links/fields.ts';
import { linksWithEnds } from '#domain/links/link.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { readBeginning, readDeletion, readName, readStanding, type StandingRow } from './as-of-queries.ts';

/**
 * An assessment with everything below it as it was at the end of a millisecond, from the history alone, even if a row or the whole
 * assessment has since been deleted.
 *
 * @throws not-found, not-begun-then or deleted-then
 */
export async function readAsOf(tx: CompanyTx, assessmentId: AssessmentId, moment: Date): Promise<WholeAssessment> {
  const beganAt = await readBeginning(tx, assessmentId);
  if (!beganAt) refuse('not-found');
  if (moment.getTime() < beganAt.getTime()) refuse('not-begun-then', { beganAt: beganAt.toISOString() });
  const standing = await readStanding(tx, assessmentId, moment);
  const own = standing.find(({ tableName }) => tableName === 'assessments');
  if (!own || own.row.removed_at) {
    const deletedAt = found(await readDeletion(tx, assessmentId, moment), 'the deletion of what does not stand');
    refuse('deleted-then', { deletedAt: deletedAt.toISOString() });
  }
  const rowsOf = (table: StandingRow['tableName']) => standing.filter(({ tableName }) => tableName === table);
  const topics = rowsOf('materiality_topics');
  const named = new Set(topics.map(({ rowId }) => rowId));
  // Deleting a topic also deletes everything under it, in separate lines a moment later.
  const under = (table: StandingRow['tableName']) => rowsOf(table).filter(({ row }) => named.has(String(row.topic_id)));
  const components = under('materiality_components').map(withId(valuesOf(componentFields)));
  const there = new Set(components.map(({ id }) => id));
  const at = (table: StandingRow['tableName']) =>
    rowsOf(table).filter(({ row }) => there.has(String(row.component_id)));
  const whole = {
    assessment: await toAssessment(tx, own, rowsOf('sign_offs')),
    topics: topics.map(toTopic),
    selections: under('assessment_topic_selections').map(valuesOf(selectionFields)),
    responses: rowsOf('assessment_responses').map(valuesOf(answerFields)),
    scores: under('materiality_scores').map(valuesOf(topicScoreFields)),
    components,
    stakeholders: rowsOf('stakeholder_mapping').map(withId(valuesOf(stakeholderFields))),
    decisions: await Promise.all(under('topic_decisions').map((row) => toDecision(tx, row))),
    disclosureChoices: await Promise.all(rowsOf('disclosure_choices').map((row) => toDisclosureChoice(tx, row))),
    measures: at('measures').map(withId(valuesOf(measureFields))),
    netScores: at('net_scores').map(valuesOf(netScoreFields)),
    horizonScores: at('horizon_scores').map(valuesOf(horizonScoreFields)),
    links: at('links').map(withId(valuesOf(linkFields))),
    evidence: countUses(
      rowsOf('evidence_uses').map(({ row }) => ({ noun: row.noun as EvidencedNoun, recordId: String(row.record_id) })),
    ),
    activities: await Promise.all(rowsOf('value_chain_activities').map((row) => toActivity(tx, row))),
  } as WholeAssessment;
  return { ...whole, links: linksWithEnds(whole).map(({ link }) => link) };
}

const valuesOf =
  <F extends Fields>(fields: F) =>
  ({ row, version }: StandingRow): ValuesOf<F> & { version: number } => ({
    ...valuesFromColumns(fields, row),
    version,
  });

const withId =
  <Values>(values: (row: StandingRow) => Values) =>
  (row: StandingRow) => ({ id: row.rowId, ...values(row) });

function toTopic({ rowId, row: { code, name, description, category } }: StandingRow) {
  return { id: rowId, code, name, description, category };
}

async function toActivity(tx: CompanyTx, standing: StandingRow): Promise<ActivityRow> {
  const { component_ids: componentIds, nothing_found: nothingFound, nothing_found_by: by } = standing.row;
  return {
    ...withId(valuesOf(activityFields))(standing),
    componentIds: componentIds ?? [],
    nothingFound: nothingFound ?? '',
    nothingFoundBy: by ? ((await readName(tx, String(by))) ?? '') : '',
    nothingFoundAt: instantIn(standing.row.nothing_found_at),
  } as ActivityRow;
}

async function toDecision(tx: CompanyTx, standing: StandingRow): Promise<TopicDecisionRow> {
  const { decided_by: by, decided_at: at } = standing.row;
  return {
    ...valuesOf(topicDecisionFields)(standing),
    decidedBy: (await readName(tx, String(by))) ?? '',
    decidedAt: instantIn(at),
  } as TopicDecisionRow;
}

async function toDisclosureChoice(tx: CompanyTx, standing: StandingRow): Promise<DisclosureChoiceRow> {
  const { topic_codes: topicCodes, chosen_by: by, chosen_at: at } = standing.row;
  return {
    ...valuesOf(disclosureChoiceFields)(standing),
    topicCodes: topicCodes ?? [],
    chosenBy: (await readName(tx, String(by))) ?? '',
    chosenAt: instantIn(at),
  } as DisclosureChoiceRow;
}

async function toAssessment(
  tx: CompanyTx,
  { rowId, row, version }: StandingRow,
  signOffs: readonly StandingRow[],
): Promise<AssessmentShape> {
  const adoptedAt = instantIn(row.thresholds_at);
  const by = adoptedAt === null ? undefined : await readName(tx, String(row.thresholds_by));
  return {
    id: rowId,
    name: row.name,
    status: row.status,
    currentStep: row.current_step,
    isReopened: row.reopened ?? false,
    completedAt: instantIn(row.completed_at),
    isSigned: signOffs.some(({ row: signed }) => !signed.ended_at),
    isApproved: signOffs.some(({ row: signed }) => signed.step === 'approved' && !signed.ended_at),
    createdAt: instantIn(row.created_at),
    esrsVersion: row.esrs_version,
    esrsVersionToBeConfirmed: row.esrs_version_to_be_confirmed,
    financialYearStart: row.financial_year_start,
    transferredFrom: row.transferred_from ?? null,
    thresholds: { impact: row.impact_threshold, financial: row.financial_threshold },
    thresholdsReason: row.thresholds_reason,
    // Rows from before these columns existed do not have them.
    thresholdsAdopted: adoptedAt === null ? null : { by: by ?? '', at: adoptedAt, scoring: scoringIn(row) },
    borderlineBand: row.borderline_band ?? 0,
    scoreBasis: row.score_basis ?? 'gross',
    usesReliefs: row.uses_reliefs ?? false,
    versionReason: row.version_reason ?? '',
    climateReason: row.climate_reason ?? '',
    approach: row.approach ?? '',
    approachNote: row.approach_note ?? '',
    unchanged: await toUnchanged(tx, row),
    leftOpen: row.left_open ?? [],
    lastLook: toLastLook(row),
    undertaking: row.undertaking ?? '',
    firstReportYear: row.first_report_year ?? null,
    version,
  } as AssessmentShape;
}

async function toUnchanged(tx: CompanyTx, row: Columns): Promise<UnchangedStatement | null> {
  const at = instantIn(row.unchanged_at);
  if (at === null) return null;
  const by = (await readName(tx, String(row.unchanged_by))) ?? '';
  return { reason: String(row.unchanged_reason), by, at, rows: Number(row.unchanged_rows) };
}

function toLastLook({ looked_by: by, look_weighed: weighed }: Columns): LastLook | null {
  return Array.isArray(by) && by.length > 0 ? { by, weighed: String(weighed) } : null;
}

function scoringIn({ thresholds_scored: scored, thresholds_entries: entries }: Columns): ScoringProgress | null {
  return typeof scored === 'number' && typeof entries === 'number' ? { scored, entries } : null;
}

/** An instant in the contract's format; the history stores it as PostgreSQL writes it. */
function instantIn(kept: Columns[string]): string | null {
  return typeof kept === 'string' ? new Date(kept).toISOString() : null;
}
