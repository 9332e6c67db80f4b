import type { CompanyTx } from '#database/doors.ts';
import type { FileFacts, FrozenRecord } from '#documents/facts.ts';
import { scaleWords } from '#domain/components/score-words.ts';
import { found } from '#domain/found.ts';
import { checkFrozenFile, FROZEN_FILE, readFrozenResult } from '#domain/frozen-results/check-frozen-file.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { answerSignOffOf } from '#server/features/assurance/sign-off/answer-sign-off.ts';
import { findReportSettings } from '#server/features/company/company/report-queries.ts';
import { findEarlier } from '#server/features/questionnaire/assessment/find-earlier.ts';
import { findFrozen, findFrozenUntil } from '#server/features/results/frozen-results/queries.ts';
import { type FileOrigin, findName, readChanges, readOrigins, withSigned } from './read-facts.ts';

/**
 * Everything that a file contains about a frozen result: its inputs as frozen, the history until then, and of the previous year what had
 * been frozen until then. Leaves out what no result contains. In a transaction that sees one moment.
 *
 * @throws not-found if it no longer exists, or contains no inputs
 */
export async function readFrozenFacts(
  tx: CompanyTx,
  { assessmentId, frozenId }: { assessmentId: AssessmentId; frozenId: string },
  { askedBy, version }: FileOrigin,
): Promise<FileFacts> {
  const frozen = found(await findFrozen(tx, assessmentId, frozenId), 'the frozen result');
  const result = found(inputsIn(frozen.result), 'the inputs of the frozen result');
  const { state, signatures } = await answerSignOffOf(tx, assessmentId, frozen);
  const { activities, ...whole } = wholeOfFrozen(result, state === 'final', state === 'in-review' || state === 'final');
  const data = result.inputs.activities ? { ...whole, activities } : whole;
  const before = await readBefore(tx, data.assessment, frozen.createdAt);
  const { reportName, accent, locale, logo } = await findReportSettings(tx);
  return {
    at: frozen.createdAt.toISOString(),
    askedBy: await findName(tx, askedBy),
    version,
    company: result.company,
    reportSettings: { reportName, accent, locale, logo },
    data,
    scales: { words: result.scales ?? scaleWords, wordings: result.scaleWordings ?? [] },
    lastChanges: result.lastChanges,
    evidence: await withSigned(tx, assessmentId, { frozen: result, signatures }),
    ...(await readChanges(tx, assessmentId, frozen.createdAt)),
    frozen: { sha256: frozen.resultSha256, at: frozen.createdAt.toISOString() },
    record: {
      by: result.completed.by,
      standing: state === null ? 'replaced' : state === 'draft' ? 'open-again' : 'latest',
      versions: result.versions,
      otherFigures: countOtherFigures(result, frozen.resultSha256),
      notCompared: before.notCompared,
      ended: signatures.flatMap(({ ended, ...signature }) =>
        ended ? [{ ...signature, ended: { at: ended.endedAt, by: ended.endedBy, reason: ended.endReason } }] : [],
      ),
    },
    signatures: signatures.filter(({ ended }) => ended === null),
    earlier: before.earlier,
    origins: await readOrigins(tx, assessmentId),
  };
}

/** A frozen result with its inputs; null for the format that did not contain them. */
export function inputsIn(text: string): FrozenResult | null {
  const result = readFrozenResult({ kind: FROZEN_FILE, sha256: '', result: JSON.parse(text) });
  return result === null || result.format === 1 ? null : result;
}

/** Counts the figures that the rules of this version would give differently. */
function countOtherFigures(result: FrozenResult, sha256: string): number {
  const check = checkFrozenFile({ kind: FROZEN_FILE, sha256, result });
  return check.state === 'differs' ? check.differences.length : 0;
}

/** The previous year, as it had been frozen by then. */
async function readBefore(
  tx: CompanyTx,
  current: Parameters<typeof findEarlier>[1],
  until: Date,
): Promise<Pick<FrozenRecord, 'notCompared'> & { earlier: AssessmentData | null }> {
  const earlier = await findEarlier(tx, current);
  if (!earlier) return { earlier: null, notCompared: null };
  const row = await findFrozenUntil(tx, earlier.id, until);
  const result = row ? inputsIn(row.result) : null;
  return result
    ? { earlier: wholeOfFrozen(result, false), notCompared: null }
    : { earlier: null, notCompared: earlier.name };
}
