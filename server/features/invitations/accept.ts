import type { AcceptanceObstacle } from '#contract/invitations.ts';
import type { InvitationId } from '#domain/ids.ts';
import {
  type AcceptanceRefusal,
  decideAcceptance,
  type InvitationProblem,
  type InviteeProblem,
  isInvitationProblem,
} from '#domain/people/invitation.ts';
import { confirmAddress } from '#server/features/auth/queries.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { acceptInvitation, type FoundInvitation, findBySecret } from './queries.ts';
import { hashSecret } from './secrets.ts';

const UNIQUE_VIOLATION = '23505';

/** Reads an invitation for whoever shows its secret; `refusal` says why this visitor cannot accept it now, null when she can. */
export async function openInvitation(context: RequestContext, id: InvitationId, secret: string) {
  const found = await context.database.asSystem('invitation opened', (tx) => findBySecret(tx, id, hashSecret(secret)));
  return { found, refusal: found ? decide(context, found) : ('not-found' as const) };
}

function decide(context: RequestContext, found: FoundInvitation): AcceptanceRefusal | null {
  const { person, member, config } = context;
  const invitee = person && {
    email: person.email,
    hasConfirmedAddress: person.emailVerified,
    hasCompany: member !== null,
    secret: found.secret,
  };
  const decision = decideAcceptance(found, invitee, {
    now: context.now(),
    requiresConfirmation: config.isEmailConfirmationRequired,
  });
  return decision.ok ? null : decision.reason;
}

/** What is wrong with the visitor, as the wire names it: it also says in which company she is. */
export function obstacleOf(
  problem: InviteeProblem,
  found: FoundInvitation,
  { member }: RequestContext,
): AcceptanceObstacle {
  if (problem !== 'already-in-company') return problem;
  return member?.companyId === found.companyId ? 'already-member' : 'in-another-company';
}

export type Accepted =
  | { ok: true; companyName: string }
  /** `invited`: the address that the invitation names; '' where there is none. */
  | { ok: false; reason: InvitationProblem | AcceptanceObstacle; invited: string };

/**
 * Joins the company. The rules are asked first for a clear answer; what decides is one conditional statement in the database,
 * so that of two acceptances at once one counts. Sending it again after success is no mistake.
 */
export async function accept(
  context: RequestContext & { person: Person },
  id: InvitationId,
  secret: string,
): Promise<Accepted> {
  const { person, database, live } = context;
  const { found, refusal } = await openInvitation(context, id, secret);
  if (!found) return { ok: false, reason: 'not-found', invited: '' };
  const isDone = found.acceptedBy === person.userId && context.member?.companyId === found.companyId;
  if (isDone) return { ok: true, companyName: found.companyName };
  const joined = refusal ?? (await join(context, id, secret));
  if (joined !== true) {
    const reason = isInvitationProblem(joined) ? joined : obstacleOf(joined, found, context);
    return { ok: false, reason, invited: found.email };
  }
  // Whoever came by the mailed secret reads this mailbox.
  if (found.secret === 'mailed' && !person.emailVerified)
    await confirmAddress(database.persons, person.userId, context.now());
  live.publish({ kind: 'access', userId: person.userId });
  live.publish({ kind: 'company', companyId: found.companyId, noun: 'team', by: person.userId });
  context.log.info({ userId: person.userId, companyId: found.companyId }, 'invitation accepted');
  return { ok: true, companyName: found.companyName };
}

async function join(
  context: RequestContext & { person: Person },
  id: InvitationId,
  secret: string,
): Promise<true | AcceptanceRefusal> {
  const { person, database, requestId } = context;
  const actor = { userId: person.userId, requestId };
  const spend = { id, secretHash: hashSecret(secret), userId: person.userId, email: person.email, now: context.now() };
  try {
    await database.asSystem(
      'invitation accepted',
      async (tx) => {
        // Thrown, so that an invitation that was spent for nothing is whole again.
        if (!(await acceptInvitation(tx, spend))) throw new NotSpent();
      },
      actor,
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'already-in-company';
    if (error instanceof NotSpent) return (await openInvitation(context, id, secret)).refusal ?? 'already-in-company';
    throw error;
  }
}

class NotSpent extends Error {}
