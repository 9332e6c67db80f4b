import type { AcceptanceObstacle } from '#contract/invitations.ts';
import type { WayOut } from '#contract/offboarding.ts';
import type { SystemTx } from '#database/doors.ts';
import type { InvitationId } from '#domain/ids.ts';
import {
  type AcceptanceRefusal,
  type ClosedDoor,
  decideAcceptance,
  type InviteeProblem,
  isInvitationProblem,
} from '#domain/people/invitation.ts';
import { confirmAddress } from '#server/features/account/auth/queries.ts';
import { type Leaver, leaveWith, tellOfLeaving } from '#server/features/company/offboarding/leave.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { acceptInvitation, type FoundInvitation, findByAddress, findBySecret, holdCompany } from './queries.ts';
import { hashSecret } from './secrets.ts';

const UNIQUE_VIOLATION = '23505';

/** What a person presents for an invitation: the secret of a link, or their own confirmed address. */
export interface InvitationProof {
  id: InvitationId;
  proof: { secret: string } | { ownAddress: string };
}

/** Reads an invitation for the person who presents it; `refusal` says why they cannot accept it now, or is null. */
export async function openInvitation(context: RequestContext, shown: InvitationProof, isLeaving = false) {
  const found = await context.database.asSystem('invitation opened', (tx) => find(tx, shown));
  return { found, refusal: found ? decide(context, found, isLeaving) : ('not-found' as const) };
}

function find(tx: Parameters<typeof findBySecret>[0], { id, proof }: InvitationProof) {
  return 'secret' in proof ? findBySecret(tx, id, hashSecret(proof.secret)) : findByAddress(tx, id, proof.ownAddress);
}

function decide(context: RequestContext, found: FoundInvitation, isLeaving: boolean): AcceptanceRefusal | null {
  const { person, member, config } = context;
  const stays = member !== null && !(isLeaving && member.companyId !== found.companyId);
  const invitee = person && {
    email: person.email,
    hasConfirmedAddress: person.emailVerified,
    hasCompany: stays,
    secret: found.secret,
  };
  const decision = decideAcceptance(found, invitee, {
    now: context.now(),
    requiresConfirmation: config.isEmailConfirmationRequired,
  });
  return decision.ok ? null : decision.reason;
}

/** Why the visitor cannot accept the invitation, in the API's form; it also says which company they belong to. */
export function obstacleOf(
  problem: InviteeProblem,
  found: FoundInvitation,
  { member }: RequestContext,
): AcceptanceObstacle {
  if (problem !== 'already-in-company') return problem;
  return member?.companyId === found.companyId ? 'already-member' : 'in-another-company';
}

/** Whether this visitor has already accepted it and belongs to its company: opening it again is not an error. */
export function isOwnAccepted(found: FoundInvitation, { person, member }: RequestContext): boolean {
  return person !== null && found.acceptedBy === person.userId && member?.companyId === found.companyId;
}

export type Accepted =
  | { ok: true; companyName: string }
  /** `invited`: the address that the invitation names; '' if there is none. */
  | { ok: false; reason: ClosedDoor | AcceptanceObstacle; invited: string };

/**
 * Joins the company. The rules are checked first for a clear answer, but one conditional statement in the database decides, so that of
 * two simultaneous acceptances one counts. Sending it again after success is not an error.
 *
 * @param leaving how the person first leaves their present company; they leave nothing if the invitation cannot be accepted
 * @throws a refusal of leaving
 */
export async function accept(
  context: RequestContext & { person: Person },
  shown: InvitationProof,
  leaving?: WayOut,
): Promise<Accepted> {
  const { person, database, live, member } = context;
  const { found, refusal } = await openInvitation(context, shown, leaving !== undefined);
  if (!found) return { ok: false, reason: 'not-found', invited: '' };
  if (isOwnAccepted(found, context)) return { ok: true, companyName: found.companyName };
  const leaver = member && leaving && { context: { ...context, member }, way: leaving };
  const joined = refusal ?? (await join(context, shown, found, leaver));
  if (joined !== true) {
    const reason = isInvitationProblem(joined) ? joined : obstacleOf(joined, found, context);
    return { ok: false, reason, invited: found.email };
  }
  // Knowing the mailed secret proves access to this mailbox.
  if (found.secret === 'mailed' && !person.emailVerified)
    await confirmAddress(database.persons, person.userId, context.now());
  live.publish({ kind: 'access', userId: person.userId });
  live.publish({ kind: 'company', companyId: found.companyId, noun: 'team', by: person.userId });
  context.log.info({ userId: person.userId, companyId: found.companyId }, 'invitation accepted');
  return { ok: true, companyName: found.companyName };
}

/** The company that a person leaves, and how. */
interface LeftCompany {
  context: Leaver;
  way: WayOut;
}

async function join(
  context: RequestContext & { person: Person },
  shown: InvitationProof,
  { companyId }: FoundInvitation,
  leaving: LeftCompany | undefined | null,
): Promise<true | AcceptanceRefusal> {
  const { person } = context;
  const secretHash = 'secret' in shown.proof ? hashSecret(shown.proof.secret) : null;
  const spend = { id: shown.id, secretHash, userId: person.userId, email: person.email, now: context.now() };
  try {
    await enter(context, leaving, async (tx) => {
      // Throwing rolls everything back: the invitation stays unused, and the person does not leave a company for nothing.
      if (!(await holdCompany(tx, companyId)) || !(await acceptInvitation(tx, spend))) throw new NotSpent();
    });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'already-in-company';
    if (error instanceof NotSpent) return (await openInvitation(context, shown)).refusal ?? 'already-in-company';
    throw error;
  }
}

/** Joins through the system door, or first through the previous company's door: a person has left only once they have joined. */
async function enter(
  { database, person, requestId }: RequestContext & { person: Person },
  leaving: LeftCompany | undefined | null,
  work: (tx: SystemTx) => Promise<void>,
): Promise<void> {
  const reason = 'invitation accepted';
  if (!leaving) return database.asSystem(reason, work, { userId: person.userId, requestId });
  const { context, way } = leaving;
  const [left] = await database.fromCompany(
    context.member,
    { reason: 'left for another company', work: (tx) => leaveWith(tx, context, () => way) },
    { reason, work },
  );
  if (left) tellOfLeaving(context, left);
}

class NotSpent extends Error {}
