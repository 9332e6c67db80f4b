import type { SealFindingShape } from '#contract/seals.ts';
import type { SealFinding } from '#domain/frozen/seal.ts';
import { nounOf } from '#domain/history/change.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { forMember } from '#server/platform/http/access.ts';
import { checkPart } from './check-seals.ts';
import { readSealed } from './queries.ts';

/** How many findings one answer names. */
const NAMED = 50;

const read = forMember.seals.read.handler(async ({ context }) => {
  const { last, ...sealed } = await context.database.inCompany(context.member, readSealed);
  if (!last) return { ...sealed, last: null };
  return { ...sealed, last: { ...last, madeAt: last.madeAt.toISOString() } };
});

const check = forMember.seals.check.handler(async ({ context, input: { after }, errors }) => {
  const taken = await context.limits.take('query', context.member.userId);
  if (!taken.ok) throw errors['rate-limited']({ data: { retryAfterSeconds: taken.retryAfterSeconds } });
  const part = await context.database.inCompany(context.member, (tx) => checkPart(tx, after));
  if (!part) throw errors['not-found']();
  const { lines, findings, next } = part;
  return { lines, found: findings.length, findings: findings.slice(0, NAMED).map(toShape), next };
});

function toShape({ what, historyId, of, after }: SealFinding): SealFindingShape {
  return {
    what,
    historyId,
    noun: of ? nounOf(of.tableName) : null,
    assessmentId: (of?.assessmentId as AssessmentId | null | undefined) ?? null,
    at: instantIn(of?.at ?? after),
  };
}

/** Null where nobody knows, or where a line was given a time that is none. */
function instantIn(at: string | undefined): string | null {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

export const sealsRoutes = { read, check };
