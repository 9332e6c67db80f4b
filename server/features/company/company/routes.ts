import type { Member } from '#database/doors.ts';
import { readLastChange } from '#server/features/records/last-changes.ts';
import { forMember, forPerson } from '#server/platform/http/access.ts';
import { readMailState } from '#server/platform/mail/mail-state.ts';
import { answerCompany } from './company-answer.ts';
import { insertCompany, readSignOffRule as readRule, setSignOffRule as setRule, updateCompany } from './queries.ts';
import { reportRoutes } from './report-routes.ts';

const UNIQUE_VIOLATION = '23505';

const create = forPerson.company.create.handler(async ({ context, input, errors }) => {
  const { person, requestId, database } = context;
  if (context.member) throw errors['already-in-company']();
  const actor = { userId: person.userId, requestId };
  try {
    const companyId = await database.asSystem('company setup', (tx) => insertCompany(tx, input, person.userId), actor);
    const member: Member = { userId: person.userId, companyId, role: 'admin', requestId };
    return await database.inCompany(member, answerCompany);
  } catch (error) {
    // The button was pressed twice: the first press has already created the membership.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw errors['already-in-company']();
    throw error;
  }
});

const read = forMember.company.read.handler(({ context }) => context.database.inCompany(context.member, answerCompany));

const lastChange = forMember.company.lastChange.handler(({ context }) => {
  const { database, member } = context;
  return database.inCompany(member, async (tx) => {
    const { changedBy, changedById, changedAt } = await readLastChange(tx, 'companies', member.companyId);
    return { by: changedBy, userId: changedById, at: changedAt };
  });
});

const update = forMember.company.update.handler(({ context, input, errors }) => {
  const { version, ...fields } = input;
  return context.database.inCompany(context.member, async (tx) => {
    const isSaved = await updateCompany(tx, fields, version);
    const current = await answerCompany(tx);
    const isSame = current.name === fields.name && current.industry === fields.industry && current.size === fields.size;
    if (!isSaved && !isSame) {
      const change = await readLastChange(tx, 'companies', current.id);
      throw errors.conflict({ data: { conflicts: [{ key: current.id, current, ...change }] } });
    }
    return current;
  });
});

const readSignOffRule = forMember.company.readSignOffRule.handler(({ context }) =>
  context.database.inCompany(context.member, readRule),
);

const setSignOffRule = forMember.company.setSignOffRule.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    await setRule(tx, input.onePersonMaySign);
    return readRule(tx);
  }),
);

const readMail = forMember.company.readMailState.handler(async ({ context }) => {
  const { heldUpSince } = await readMailState(context.database.pool);
  return { heldUpSince: heldUpSince?.toISOString() ?? null };
});

export const companyRoutes = {
  create,
  read,
  lastChange,
  update,
  readSignOffRule,
  setSignOffRule,
  readMailState: readMail,
  ...reportRoutes,
};
