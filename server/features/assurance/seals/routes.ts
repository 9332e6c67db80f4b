import type { SealFindingShape } from '#contract/seals.ts';
import type { Member } from '#database/doors.ts';
import type { SealFinding } from '#domain/frozen-results/seal.ts';
import { nounOf } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Audit } from '#domain/people/audit.ts';
import { forMember } from '#server/platform/http/access.ts';
import { checkPart } from './check-seals.ts';
import { readSealed } from './queries.ts';
import { sealer } from './seal-history.ts';

/** The maximum number of findings in one answer. */
const NAMED = 50;

const read = forMember.seals.read.handler(async ({ context }) => {
  const { last, ...sealed } = await context.database.inCompany(context.member, readSealed);
  if (!last) return { ...sealed, last: null };
  return { ...sealed, last: { ...last, madeAt: last.madeAt.toISOString() } };
});

const check = forMember.seals.check.handler(async ({ context, input: { after }, errors }) => {
  const taken = await context.limits.take('query', context.member.userId);
  if (!taken.ok) throw errors['rate-limited']({ data: { retryAfterSeconds: taken.retryAfterSeconds } });
  const part = await context.database.inCompany(sealer(context.member.companyId), (tx) => checkPart(tx, after));
  if (!part) throw errors['not-found']();
  const { lines, findings, next } = part;
  return {
    lines,
    found: findings.length,
    findings: findings.slice(0, NAMED).map((finding) => toShape(finding, context.member)),
    next,
  };
});

/**
 * Seals cover the whole company's history: the server reads it, and an auditor learns that something they cannot read was altered, but
 * not what it is.
 */
function toShape({ what, historyId, of, after }: SealFinding, member: Member): SealFindingShape {
  const assessmentId = (of?.assessmentId as AssessmentId | null | undefined) ?? null;
  if (member.role === 'auditor' && !readsAlso(member.audit, assessmentId))
    return { what, historyId, noun: null, assessmentId: null, at: null };
  return {
    what,
    historyId,
    noun: of ? nounOf(of.tableName) : null,
    assessmentId,
    at: instantIn(of?.at ?? after),
  };
}

const readsAlso = ({ assessments }: Audit, id: AssessmentId | null) =>
  assessments === null || (id !== null && assessments.includes(id));

/** Null if nobody knows, or if a line has an invalid time. */
function instantIn(at: string | undefined): string | null {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

export const sealsRoutes = { read, check };
