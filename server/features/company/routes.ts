import { ORPCError } from '@orpc/server';
import type { Member } from '#database/doors.ts';
import { forMember, forPerson } from '#server/platform/http/access.ts';
import { answerCompany } from './company-answer.ts';
import { insertCompany, updateCompany } from './queries.ts';

const UNIQUE_VIOLATION = '23505';

const create = forPerson.company.create.handler(async ({ context, input }) => {
  const { person, requestId, database } = context;
  const refused = new ORPCError('ALREADY_IN_COMPANY', { status: 409, message: 'You already belong to a company.' });
  if (context.member) throw refused;
  const actor = { userId: person.userId, requestId };
  try {
    const companyId = await database.asSystem('company setup', (tx) => insertCompany(tx, input, person.userId), actor);
    const member: Member = { userId: person.userId, companyId, role: 'admin', requestId };
    return await database.inCompany(member, answerCompany);
  } catch (error) {
    // The button pressed twice: the second finds the membership that the first made.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw refused;
    throw error;
  }
});

const read = forMember.company.read.handler(({ context }) => context.database.inCompany(context.member, answerCompany));

const update = forMember.company.update.handler(({ context, input, errors }) => {
  const { version, ...fields } = input;
  return context.database.inCompany(context.member, async (tx) => {
    const isSaved = await updateCompany(tx, fields, version);
    const current = await answerCompany(tx);
    const isSame = current.name === fields.name && current.industry === fields.industry && current.size === fields.size;
    if (!isSaved && !isSame) throw errors.CONFLICT({ data: { current } });
    return current;
  });
});

export const companyRoutes = { create, read, update };
