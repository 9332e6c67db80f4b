import type { Member } from '#database/doors.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { comeBack, listClosedBy } from './queries.ts';

const UNIQUE_VIOLATION = '23505';

export type Reopened = { ok: true; member: Member } | { ok: false; reason: 'not-found' | 'already-in-company' };

/**
 * Makes the last admin of a closed company a member again, and cancels the closing. A person who belongs to another company leaves it
 * first.
 */
export async function reopenCompany(
  { database, person, requestId, now, live, log, member: present }: RequestContext & { person: Person },
  id: string,
): Promise<Reopened> {
  const { userId } = person;
  const work = database.asSystem(
    'kept after all',
    async (tx): Promise<Reopened> => {
      const closed = (await listClosedBy(tx, userId, now())).find((company) => company.id === id);
      if (!closed) return { ok: false, reason: 'not-found' };
      if (present) return { ok: false, reason: 'already-in-company' };
      await comeBack(tx, closed);
      return { ok: true, member: { userId, companyId: closed.id, role: 'admin', requestId } };
    },
    { userId, requestId },
  );
  const reopened = await work.catch((error: { code?: string }): Reopened => {
    // The person has joined another company at the same moment.
    if (error.code === UNIQUE_VIOLATION) return { ok: false, reason: 'already-in-company' };
    throw error;
  });
  if (!reopened.ok) return reopened;
  live.publish({ kind: 'access', userId });
  log.info({ userId, companyId: reopened.member.companyId }, 'closed company reopened');
  return reopened;
}
