import type { CompanyTx } from '#database/doors.ts';
import type { FactChange, FileFacts } from '#documents/facts.ts';
import { reasonGapsOf } from '#domain/audit/reason-gaps.ts';
import type { Origins } from '#domain/compare/match-components.ts';
import { found } from '#domain/found.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { MAX_CHANGES_IN_FILE } from '#domain/limits.ts';
import { readLeftOut } from '#server/features/assurance/audit/left-out.ts';
import { readFrozenEvidence, readSignedEvidence } from '#server/features/assurance/evidence/frozen-evidence.ts';
import { readHistory, type TeamChange } from '#server/features/assurance/history/read-history.ts';
import { answerSignOff } from '#server/features/assurance/sign-off/answer-sign-off.ts';
import { findReportSettings } from '#server/features/company/company/report-queries.ts';
import { readLastChanges } from '#server/features/questionnaire/assessment/circumstances.ts';
import { findEarlier } from '#server/features/questionnaire/assessment/find-earlier.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { listOrigins } from '#server/features/register/components/queries.ts';
import { readScalesOf } from '#server/features/register/scales/queries.ts';
import { findFrozen } from '#server/features/results/frozen-results/queries.ts';

/** The number of lines of the history read at a time. */
const LINES_AT_ONCE = 400;

/** For whom a file is made, when, and by which version of the product. */
export interface FileOrigin {
  askedBy: UserId;
  now: Date;
  version: string;
}

/**
 * Reads everything that a file contains about an assessment, in a transaction that sees one moment.
 * @throws not-found if it no longer exists
 */
export async function readFacts(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { askedBy, now, version }: FileOrigin,
): Promise<FileFacts> {
  const whole = await readWhole(tx, assessmentId);
  const data = { ...whole, reasonGaps: reasonGapsOf(await readLeftOut(tx, assessmentId)) };
  const isFrozen = data.assessment.status === 'completed';
  const frozen = isFrozen ? await findFrozen(tx, assessmentId, undefined) : undefined;
  const signatures = isFrozen ? (await answerSignOff(tx, assessmentId)).standing : [];
  const earlier = await findEarlier(tx, data.assessment);
  const { reportName, accent, locale, logo } = await findReportSettings(tx);
  return {
    at: now.toISOString(),
    askedBy: await findName(tx, askedBy),
    version,
    company: await tx.selectFrom('companies').select('name').executeTakeFirstOrThrow(),
    reportSettings: { reportName, accent, locale, logo },
    data,
    scales: found(await readScalesOf(tx, assessmentId), 'the scales of the assessment'),
    lastChanges: await readLastChanges(tx, assessmentId),
    evidence: frozen
      ? await withSigned(tx, assessmentId, { frozen: JSON.parse(frozen.result), signatures })
      : await readFrozenEvidence(tx, assessmentId),
    ...(await readChanges(tx, assessmentId, null)),
    frozen: frozen ? { sha256: frozen.resultSha256, at: frozen.createdAt.toISOString() } : null,
    record: null,
    signatures,
    earlier: earlier ? await readWhole(tx, earlier.id) : null,
    origins: await readOrigins(tx, assessmentId),
  };
}

/**
 * The evidence in a frozen result, followed by that of its signatures; null if the result has a format without evidence and the
 * signatures have none.
 */
export async function withSigned(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { frozen, signatures }: { frozen: Pick<FrozenResult, 'evidence'>; signatures: readonly { id: string }[] },
): Promise<FileFacts['evidence']> {
  const signed = await readSignedEvidence(tx, assessmentId, signatures);
  return frozen.evidence || signed.length > 0 ? [...(frozen.evidence ?? []), ...signed] : null;
}

/** For each copied component, the component that it was copied from. */
export async function readOrigins(tx: CompanyTx, assessmentId: AssessmentId): Promise<Origins> {
  return new Map((await listOrigins(tx, assessmentId)).map(({ id, copiedFrom }) => [id, copiedFrom]));
}

/** The name of a person of the company; '' if nobody knows it. */
export async function findName(tx: CompanyTx, userId: UserId): Promise<string> {
  const person = await tx
    .selectFrom('companyPeople')
    .select('fullName')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return person?.fullName ?? '';
}

/** The history of an assessment for a file: as it is now, or as it was at a moment. */
export async function readChanges(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  asOf: Date | null,
): Promise<Pick<FileFacts, 'changes' | 'hasOlderChanges'>> {
  const changes: FactChange[] = [];
  // The filter excludes its end, but changes at the moment itself are included.
  const filter = asOf && { filter: { until: new Date(asOf.getTime() + 1) } };
  let before: string | undefined;
  for (let lines = 0; lines < MAX_CHANGES_IN_FILE; lines += LINES_AT_ONCE) {
    const page = found(
      await readHistory(tx, { assessmentId, before, ...filter, limit: LINES_AT_ONCE }),
      'the assessment',
    );
    changes.push(...page.changes.map((change) => asThen(toFact(change), asOf)));
    if (page.next === null) return { changes, hasOlderChanges: false };
    before = page.next;
  }
  return { changes, hasOlderChanges: true };
}

function toFact({ id, noun, verb, title, topic, fields, by, userId, reason, held, ...rest }: TeamChange): FactChange {
  const told = (what: { by: string | null; at: Date } | null) => what && { by: what.by, at: what.at.toISOString() };
  return {
    id,
    noun,
    verb,
    title,
    topic,
    fields,
    by,
    userId,
    reason,
    held,
    at: rest.at.toISOString(),
    reasonGiven: told(rest.reasonGiven),
    undone: told(rest.undone),
  };
}

/** Leaves out a reason given, or an undo made, after a moment. */
function asThen(change: FactChange, asOf: Date | null): FactChange {
  const { reasonGiven, undone } = change;
  const isAfter = (what: { at: string } | null) =>
    asOf !== null && what !== null && Date.parse(what.at) > asOf.getTime();
  return {
    ...change,
    ...(isAfter(reasonGiven) && { reason: null, reasonGiven: null }),
    ...(isAfter(undone) && { undone: null }),
  };
}
