import { findQuestion } from '#domain/questionnaire/find-question.ts';
import { listMembers } from '#server/features/company/team/queries.ts';
import { forMember } from '#server/platform/http/access.ts';

const endpoints = forMember.presence;

const list = endpoints.list.handler(({ context: { database, member, live } }) =>
  database.inCompany(member, async (tx) => {
    const present = new Map(live.presence.list(member.companyId).map(({ userId, at }) => [userId, at]));
    // A person who has just lost the membership is not shown, whatever their stream says.
    return (await listMembers(tx)).flatMap(({ membershipId: id, userId, fullName: name }) => {
      const at = present.get(userId);
      // An auditor sees who is here but not what is open: it may belong to an assessment that they cannot read.
      const shown = member.role === 'auditor' ? null : (at ?? null);
      return at === undefined || userId === member.userId ? [] : [{ id, name, at: shown }];
    });
  }),
);

const report = endpoints.report.handler(({ context: { member, live }, input: { at } }) => {
  const known = at?.noun === 'answer' && !findQuestion(at.recordId) ? null : at;
  live.presence.move(member.companyId, member.userId, known);
  return { at: known };
});

export const presenceRoutes = { list, report };
