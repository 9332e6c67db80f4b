import { closingDate, decideClosing, openWay } from '#domain/people/offboarding.ts';
import { answerCompany } from '#server/features/company/company/company-answer.ts';
import { listMembers, lockTeam } from '#server/features/company/team/queries.ts';
import { forMember, forPerson } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { reopenCompany } from './come-back.ts';
import { leaveCompany } from './leave.ts';
import { closingMail, keptMail } from './leaving-mails.ts';
import { listClosedBy, lockCompany, readStanding, setClosing } from './queries.ts';
import { tellMembers } from './tell-members.ts';

const wayOut = forMember.offboarding.wayOut.handler(({ context }) => {
  const { userId, role } = context.member;
  return context.database.inCompany(context.member, async (tx) => {
    const standing = await readStanding(tx, userId, role);
    const others = (await listMembers(tx)).filter(
      ({ userId: other, role: theirs }) => other !== userId && theirs !== 'auditor',
    );
    const successors = others.map(({ membershipId: id, fullName }) => ({ id, fullName }));
    return { way: openWay(standing), companyName: standing.companyName, successors };
  });
});

const leave = forMember.offboarding.leave.handler(async ({ context, input }) => {
  const left = await leaveCompany(context, () => input);
  if (!left) refuse('no-company');
  return { companyName: left.companyName, closesAt: left.closesAt?.toISOString() ?? null };
});

const close = forMember.offboarding.close.handler(async ({ context, input, errors }) => {
  const { database, member, person, mail, config, limits } = context;
  const taken = await limits.take('companyClosing', member.companyId);
  if (!taken.ok) throw errors['rate-limited']({ data: taken });
  const work = database.inCompany(
    member,
    async (tx) => {
      const role = await lockTeam(tx, member.userId);
      const company = await lockCompany(tx);
      if (!role || !company) return refuse('access-denied');
      const decision = decideClosing(role, input.typedName, company.name);
      if (!decision.ok) throw errors[decision.reason]();
      const closesAt = closingDate(context.now(), config.closingDays);
      // If closing is requested twice, the first date applies.
      if (await setClosing(tx, closesAt)) {
        const about = { companyName: company.name, by: person.fullName, closesAt };
        await tellMembers(tx, mail, (reader) =>
          closingMail(config.publicUrl, { ...about, name: reader.fullName, isAdmin: reader.role === 'admin' }),
        );
      }
      return answerCompany(tx);
    },
    'closing asked for',
  );
  return work;
});

const keep = forMember.offboarding.keep.handler(({ context }) => {
  const { database, member, person, mail, config } = context;
  return database.inCompany(
    member,
    async (tx) => {
      const company = await lockCompany(tx);
      if (company && (await setClosing(tx, null))) {
        await tellMembers(tx, mail, ({ fullName: name }) =>
          keptMail(config.publicUrl, { name, companyName: company.name, by: person.fullName }),
        );
      }
      return answerCompany(tx);
    },
    'kept after all',
  );
});

const listClosed = forPerson.offboarding.listClosed.handler(async ({ context }) => {
  const { database, person } = context;
  const closed = await database.asSystem('closed companies', (tx) => listClosedBy(tx, person.userId, context.now()));
  return closed.map(({ id, name, closesAt }) => ({ id, name, closesAt: closesAt.toISOString() }));
});

const reopen = forPerson.offboarding.reopen.handler(async ({ context, input, errors }) => {
  const reopened = await reopenCompany(context, input.id);
  if (!reopened.ok) throw errors[reopened.reason]();
  return context.database.inCompany(reopened.member, answerCompany);
});

export const offboardingRoutes = { wayOut, leave, close, keep, listClosed, reopen };
