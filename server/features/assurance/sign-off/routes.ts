import type { SignatoryInput } from '#contract/sign-off.ts';
import type { CompanyTx } from '#database/doors.ts';
import { decideSigning, decideWithdrawal, type Signatory } from '#domain/sign-off/decide-signing.ts';
import { mannerOf } from '#domain/sign-off/sign-off.ts';
import { workIsGiven } from '#server/features/account/notifications/notice-job.ts';
import { forMember } from '#server/platform/http/access.ts';
import { answerSignOff } from './answer-sign-off.ts';
import { addProof, findProof } from './proof.ts';
import {
  endSignOffs,
  findOnePersonRule,
  findPresentMember,
  insertSignOff,
  listSignOffs,
  lockSigned,
  type SignOffRow,
} from './queries.ts';

const endpoints = forMember.signOff;

const read = endpoints.read.handler(({ context, input }) =>
  context.database.inCompany(context.member, (tx) => answerSignOff(tx, input.assessmentId)),
);

const sign = endpoints.sign.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const { assessmentId, sha256, step, by, jobTitle, signedOn } = input;
    const signed = await lockSigned(tx, assessmentId);
    if (!signed) throw errors['not-found']();
    const person = await findSignatory(tx, by);
    if (!person) throw errors['not-a-member']();
    const standing = await listStanding(tx, assessmentId);
    const manner = mannerOf(person.userId, context.member.userId);
    const minutes = { minutes: input.minutes.trim(), minutesOn: input.minutesOn ?? null };
    const row = { assessmentId, step, resultSha256: sha256, ...person, jobTitle, signedOn, ...minutes, manner };
    // If the button was pressed twice, the requested state already exists.
    if (standing.some((other) => isSame(other, row))) return answerSignOff(tx, assessmentId);
    const file = input.evidenceId ? await findProof(tx, input.evidenceId) : undefined;
    const hasProof = file !== undefined || (minutes.minutes !== '' && minutes.minutesOn !== null);
    const decision = decideSigning(
      { sha256, step, signedOn, manner, hasProof, ...person },
      {
        status: signed.status,
        sha256: signed.sha256,
        completedAt: signed.completedAt?.toISOString() ?? null,
        standing,
        onePersonMaySign: await findOnePersonRule(tx),
        role: context.member.role,
        now: context.now(),
      },
    );
    if (!decision.ok) throw errors[decision.reason]();
    const id = await insertSignOff(tx, { ...row, recordedAt: context.now() });
    if (file) await addProof(tx, assessmentId, { id, step, name: person.name }, file);
    await workIsGiven(context.jobs, tx, context.member);
    return answerSignOff(tx, assessmentId);
  }),
);

const withdraw = endpoints.withdraw.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, id, reason } = input;
      await lockSigned(tx, assessmentId);
      const standing = await listStanding(tx, assessmentId);
      const row = standing.find((signed) => signed.id === id);
      if (!row) throw errors['not-found']();
      const decision = decideWithdrawal(row.step, standing, context.member.role);
      if (!decision.ok) throw errors[decision.reason]();
      await endSignOffs(tx, assessmentId, { by: context.member.userId, at: context.now(), reason }, id);
      await workIsGiven(context.jobs, tx, context.member);
      return answerSignOff(tx, assessmentId);
    },
    input.reason,
  ),
);

/** A current member under their name, or an outside person under theirs; undefined for anyone else. */
async function findSignatory(tx: CompanyTx, by: SignatoryInput): Promise<Signatory | undefined> {
  return by.from === 'company' ? findPresentMember(tx, by.memberId) : { userId: null, name: by.name };
}

async function listStanding(tx: CompanyTx, assessmentId: SignOffRow['assessmentId']): Promise<SignOffRow[]> {
  return (await listSignOffs(tx, assessmentId)).filter(({ endedAt }) => endedAt === null);
}

function isSame(row: SignOffRow, other: Partial<SignOffRow>): boolean {
  return Object.entries(other).every(([name, value]) => row[name as keyof SignOffRow] === value);
}

export const signOffRoutes = { read, sign, withdraw };
