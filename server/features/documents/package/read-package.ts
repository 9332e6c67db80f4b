import type { CompanyTx } from '#database/doors.ts';
import { recordSaid, stateOf } from '#documents/document/source.ts';
import type { FileFacts } from '#documents/facts.ts';
import type { Manifest } from '#documents/package/manifest.ts';
import { PACKAGE_KIND } from '#documents/package/manifest.ts';
import { found } from '#domain/found.ts';
import { type FrozenResult, freezeResult } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { findLastSeal, readSealed, type SealLink } from '#server/features/assurance/seals/queries.ts';
import { answerSignOffOf } from '#server/features/assurance/sign-off/answer-sign-off.ts';
import { readCircumstances } from '#server/features/questionnaire/assessment/circumstances.ts';
import { findFrozen } from '#server/features/results/frozen-results/queries.ts';
import { type FileOrigin, readFacts } from '../making/read-facts.ts';
import { inputsIn, readFrozenFacts } from '../making/read-frozen-facts.ts';

/** The contents of a package, except what is read while it is written: sealed lines of the history, which nothing changes. */
export interface PackageSource {
  facts: FileFacts;
  result: FrozenResult;
  /** The frozen result as stored, and its sign-off; null for a draft. */
  frozen: { text: string; signOff: object } | null;
  remarks: string[];
  /** Without files. */
  manifest: Manifest;
  lastSeal: SealLink | undefined;
}

/**
 * Reads the contents of a package: a frozen result, that of a completed assessment if none is named, or a draft as it is. In a
 * transaction that sees one moment.
 *
 * @throws not-found if it no longer exists, or contains no inputs
 */
export async function readPackage(
  tx: CompanyTx,
  { assessmentId, frozenId }: { assessmentId: AssessmentId; frozenId: string | null },
  made: FileOrigin,
): Promise<PackageSource> {
  const last = frozenId === null ? await findFrozen(tx, assessmentId, undefined) : undefined;
  const of = frozenId ?? (last?.status === 'completed' ? last.id : null);
  const frozen = of === null ? null : found(await findFrozen(tx, assessmentId, of), 'the frozen result');
  const facts = frozen
    ? await readFrozenFacts(tx, { assessmentId, frozenId: frozen.id }, made)
    : await readFacts(tx, assessmentId, made);
  const result = frozen
    ? found(inputsIn(frozen.result), 'the inputs of the frozen result')
    : freezeResult(facts.data, await readCircumstances(tx, assessmentId, made.now));
  const { seals, last: seal } = await readSealed(tx);
  const { assessment } = facts.data;
  return {
    facts,
    result,
    frozen: frozen && { text: frozen.result, signOff: await answerSignOffOf(tx, assessmentId, frozen) },
    remarks: recordSaid(facts),
    lastSeal: await findLastSeal(tx),
    manifest: {
      kind: PACKAGE_KIND,
      format: 1,
      made: { at: made.now.toISOString(), by: facts.askedBy, product: made.version },
      company: result.company.name,
      assessment: { id: assessmentId, name: assessment.name },
      state: stateOf(facts),
      result: frozen && { sha256: frozen.resultSha256, frozenAt: frozen.createdAt.toISOString() },
      history: { lines: 0 },
      seals: { count: seals, last: seal ? { hash: seal.hash, madeAt: seal.madeAt.toISOString() } : null },
      files: [],
    },
  };
}
