import type { CompanyTx, Member } from '#database/doors.ts';
import type { MembershipId } from '#domain/ids.ts';
import { decideRemoval, decideRoleChange } from '#domain/people/team.ts';
import { readCompany } from '#server/features/company/company/queries.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import {
  countAdmins,
  describeMember,
  endMembership,
  findMember,
  listMembers,
  lockTeam,
  setAudit,
  setRole,
  toMember,
} from './queries.ts';
import { readAudit } from './read-audit.ts';
import { removedMail } from './removed-mail.ts';

const endpoints = forMember.team;

const list = endpoints.list.handler(({ context }) =>
  context.database.inCompany(context.member, async (tx) => {
    const members = await listMembers(tx);
    return members.map((member) => toMember(member, context.member));
  }),
);

const describeSelf = endpoints.describeSelf.handler(({ context: { database, member }, input }) =>
  database.inCompany(member, async (tx) => {
    const said = { jobTitle: input.jobTitle.trim(), competence: input.competence.trim() };
    const row = (await describeMember(tx, member.userId, said)) ?? refuse('not-found');
    return toMember(row, member);
  }),
);

const changeRole = endpoints.changeRole.handler(async ({ context, input, errors }) => {
  const { member } = context;
  const changed = await context.database.inCompany(member, async (tx) => {
    const { actor, target, adminCount } = await readForChange(tx, member, input.id);
    const decision = decideRoleChange(actor, target, input.role, adminCount);
    if (!decision.ok) {
      // The button was pressed twice: the member already has this role.
      if (decision.reason === 'role-unchanged') return target;
      throw errors[decision.reason]();
    }
    await setRole(tx, input.id, input.role);
    return { ...target, role: input.role };
  });
  context.live.publish({ kind: 'access', userId: changed.userId });
  return toMember(changed, member);
});

const setAuditOf = endpoints.setAudit.handler(async ({ context, input, errors }) => {
  const { member, database, now, live } = context;
  const changed = await database.inCompany(member, async (tx) => {
    const target = await findMember(tx, input.id);
    if (target?.role !== 'auditor') throw errors['not-found']();
    const audit = await readAudit(tx, input, now());
    if (!audit.ok) throw errors[audit.reason]();
    await setAudit(tx, input.id, audit);
    return { ...target, auditsUntil: audit.until, audited: audit.assessments };
  });
  live.publish({ kind: 'access', userId: changed.userId });
  return toMember(changed, member);
});

const remove = endpoints.remove.handler(async ({ context, input, errors }) => {
  const { member } = context;
  const removed = await context.database.inCompany(member, async (tx) => {
    const { actor, target, adminCount } = await readForChange(tx, member, input.id);
    const decision = decideRemoval(actor, target, adminCount);
    if (!decision.ok) throw errors[decision.reason]();
    await endMembership(tx, input.id, context.now());
    const { name: companyName } = await readCompany(tx);
    const mail = removedMail(context.config.publicUrl, { name: target.fullName, companyName });
    await context.mail.sendWith(tx, { to: target.email, ...mail });
    return target;
  });
  context.live.publish({ kind: 'access', userId: removed.userId });
  return { id: removed.membershipId, fullName: removed.fullName };
});

/** Reads the data for the rules under the lock: the role that the person had at the start of the request may have changed. */
async function readForChange(tx: CompanyTx, member: Member, id: MembershipId) {
  const role = await lockTeam(tx, member.userId);
  if (!role) refuse('access-denied');
  const target = await findMember(tx, id);
  if (!target) refuse('not-found');
  return { actor: { userId: member.userId, role }, target, adminCount: await countAdmins(tx) };
}

export const teamRoutes = { list, describeSelf, changeRole, setAudit: setAuditOf, remove };
