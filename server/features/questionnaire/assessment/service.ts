import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import { defaultVersion, firstDayOfYear, yearAfter } from '#domain/assessment/esrs-version.ts';
import { originOfCopy } from '#domain/fields/carried-from.ts';
import { found } from '#domain/found.ts';
import { frozenText } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { copyOwners } from '#server/features/assurance/assignments/queries.ts';
import { copyUses } from '#server/features/assurance/evidence/copy-uses.ts';
import { copyCatalogue } from '#server/features/questionnaire/topics/queries.ts';
import { hashText } from '#server/platform/hash-text.ts';
import { readCircumstances } from './circumstances.ts';
import { copyContents, findAdoption, findAssessment, findLatestYear, insertDraft } from './queries.ts';
import { type Completion, insertSnapshot, setCompleted } from './status-queries.ts';

/**
 * Starts an empty draft for the financial year after the latest assessed one, or for this calendar year if there is none; undefined if
 * there is already a draft.
 */
export async function beginEmpty(tx: CompanyTx, now: Date): Promise<AssessmentId | undefined> {
  const latest = await findLatestYear(tx);
  const financialYearStart = latest ? yearAfter(latest) : firstDayOfYear(now);
  const { version, toBeConfirmed } = defaultVersion(financialYearStart);
  const id = await insertDraft(tx, {
    financialYearStart,
    esrsVersion: version,
    esrsVersionToBeConfirmed: toBeConfirmed,
  });
  if (id) await copyCatalogue(tx, id, version);
  return id;
}

/**
 * Starts the next year's draft with the contents, version and thresholds of another assessment, and with the record of who adopted those
 * thresholds (a copy keeps its version, because changing the version requires the crosswalk). Undefined if there is already a draft, or
 * nothing to copy.
 */
export async function beginCopy(tx: CompanyTx, source: AssessmentId): Promise<AssessmentId | undefined> {
  const original = await findAssessment(tx, source);
  if (!original) return undefined;
  const financialYearStart = yearAfter(original.financialYearStart);
  const fits = defaultVersion(financialYearStart);
  const id = await insertDraft(tx, {
    name: original.name,
    financialYearStart,
    esrsVersion: original.esrsVersion,
    esrsVersionToBeConfirmed: fits.toBeConfirmed || fits.version !== original.esrsVersion,
    copiedFrom: source,
    impactThreshold: original.thresholds.impact,
    financialThreshold: original.thresholds.financial,
    thresholdsReason: original.thresholdsReason,
    undertaking: original.undertaking,
    firstReportYear: original.firstReportYear,
    ...(await findAdoption(tx, source)),
  });
  if (!id) return undefined;
  await copyContents(tx, { from: source, to: id, origin: originOfCopy(original) });
  await copyOwners(tx, { from: source, to: id });
  await copyUses(tx, { from: source, to: id, origin: originOfCopy(original) });
  return id;
}

/**
 * Sets the status and time and freezes the result, with everything it is based on, under its hash (method M17). Returns what was
 * completed.
 *
 * @param whole the current draft, which the caller has locked
 */
export async function completeAssessment(
  tx: CompanyTx,
  whole: WholeAssessment,
  now: Date,
  stated: Completion,
): Promise<AssessmentShape> {
  const { id } = whole.assessment;
  await setCompleted(tx, id, { completedAt: now, ...stated });
  const assessment = found(await findAssessment(tx, id), 'the completed assessment');
  const result = frozenText({ ...whole, assessment }, await readCircumstances(tx, id, now));
  await insertSnapshot(tx, { assessmentId: id, result, resultSha256: hashText(result) });
  return assessment;
}
