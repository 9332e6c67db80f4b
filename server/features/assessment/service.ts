import type { CompanyTx } from '#database/doors.ts';
import { defaultVersion, firstDayOfYear } from '#domain/assessment/esrs-version.ts';
import { frozenText } from '#domain/frozen/frozen-result.ts';
import { sha256 } from '#domain/frozen/sha256.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { copyCatalogue } from '#server/features/topics/queries.ts';
import { readCircumstances } from './circumstances.ts';
import {
  copyContents,
  findAdoption,
  findAssessment,
  findLatestYear,
  insertDraft,
  insertSnapshot,
  setCompleted,
} from './queries.ts';
import { readWhole } from './read-whole.ts';

/**
 * Begins an empty draft for the financial year after the latest assessed one, or for this calendar year where none was; undefined when
 * there is a draft already.
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
 * Begins the next year's draft with the contents, version and thresholds of another assessment, and with who adopted those (a copy
 * keeps its version: changing that goes through the crosswalk). Undefined when there is a draft already, or nothing to copy.
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
    ...(await findAdoption(tx, source)),
  });
  if (id) await copyContents(tx, source, id);
  return id;
}

/** Sets status and time and freezes the result, with all that it rests on, under its hash (method M17). */
export async function completeAssessment(
  tx: CompanyTx,
  id: AssessmentId,
  now: Date,
  reasons: { versionReason: string; climateReason: string },
): Promise<void> {
  await setCompleted(tx, id, { completedAt: now, ...reasons });
  const whole = await readWhole(tx, id);
  const result = frozenText(whole, await readCircumstances(tx, id, now));
  await insertSnapshot(tx, { assessmentId: id, result, resultSha256: sha256(result) });
}

function yearAfter(date: string): string {
  const year = Number(date.slice(0, 4)) + 1;
  const next = `${year}${date.slice(4)}`;
  return date.slice(5) === '02-29' ? `${year}-03-01` : next;
}
