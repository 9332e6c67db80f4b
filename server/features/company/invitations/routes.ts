import { invitationPath, invitationProblem, isInvitationProblem } from '#domain/people/invitation.ts';
import { readableEmail } from '#domain/people/readable-email.ts';
import { findPerson } from '#server/features/account/auth/queries.ts';
import { forMember, forPerson, forVisitor } from '#server/platform/http/access.ts';
import { accept as acceptForPerson, isOwnAccepted, obstacleOf, openInvitation } from './accept.ts';
import { acceptOwn, declineOwn, listOwn } from './own-routes.ts';
import { auditInBrief, findInvitation, listPending, revokeInvitation, setLinkSecret } from './queries.ts';
import { copiedLinkSecret, hashSecret } from './secrets.ts';
import { invite } from './service.ts';
import { takeInvitation } from './take-invitation.ts';

const list = forMember.invitations.list.handler(({ context }) =>
  context.database.inCompany(context.member, (tx) => listPending(tx, context.now())),
);

const send = forMember.invitations.send.handler(async ({ context, input, errors }) => {
  const counted = await takeInvitation(context, input.email);
  if (!counted.ok) throw errors['rate-limited']({ data: counted });
  const invited = await invite(context, input, counted.isMailed);
  if (invited.ok) return invited.invitation;
  await counted.giveBack();
  if (invited.reason === 'already-invited') throw errors['already-invited']({ data: { status: invited.status } });
  throw errors[invited.reason]();
});

const copyLink = forMember.invitations.copyLink.handler(async ({ context, input, errors }) => {
  const { config } = context;
  const secret = copiedLinkSecret(config.secrets.auth, input.id);
  await context.database.inCompany(context.member, async (tx) => {
    const problem = invitationProblem((await findInvitation(tx, input.id)) ?? null, context.now());
    if (problem) throw errors[problem]();
    await setLinkSecret(tx, input.id, hashSecret(secret));
  });
  return { url: config.publicUrl + invitationPath(input.id, secret) };
});

const remove = forMember.invitations.remove.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (await revokeInvitation(tx, input.id)) return { id: input.id };
    const found = await findInvitation(tx, input.id);
    if (!found) throw errors['not-found']();
    // Withdrawing twice is fine; only an accepted invitation has become a membership.
    if (found.status === 'accepted') throw errors['already-processed']();
    return { id: input.id };
  }),
);

const open = forVisitor.invitations.open.handler(async ({ context, input, errors }) => {
  const { limits, clientAddress } = context;
  const guess = await limits.take('invitationLink', clientAddress);
  if (!guess.ok) throw errors['rate-limited']({ data: guess });
  const { id, secret } = input;
  const { found, refusal } = await openInvitation(context, { id, proof: { secret } });
  if (!found) throw errors['not-found']();
  await limits.giveBack('invitationLink', clientAddress);
  const isDone = isOwnAccepted(found, context);
  if (refusal && isInvitationProblem(refusal) && !isDone) throw errors[refusal]();
  const obstacle = refusal && !isInvitationProblem(refusal) ? obstacleOf(refusal, found, context) : null;
  const inviter = await findPerson(context.database.persons, found.invitedBy);
  return {
    id,
    companyName: found.companyName,
    invitedBy: inviter?.name ?? '',
    email: readableEmail(found.email),
    role: found.role,
    audit: auditInBrief(found),
    expiresAt: found.expiresAt.toISOString(),
    obstacle: isDone ? 'already-member' : obstacle,
  };
});

const accept = forPerson.invitations.accept.handler(async ({ context, input, errors }) => {
  const { limits, clientAddress } = context;
  const { id, secret, leaving } = input;
  const guess = await limits.take('invitationLink', clientAddress);
  if (!guess.ok) throw errors['rate-limited']({ data: guess });
  const accepted = await acceptForPerson(context, { id, proof: { secret } }, leaving);
  // Only a secret that matches no invitation counts as a guess.
  if (accepted.ok || accepted.reason !== 'not-found') await limits.giveBack('invitationLink', clientAddress);
  if (accepted.ok) return { companyName: accepted.companyName };
  const { reason, invited } = accepted;
  throw reason === 'wrong-account' ? errors[reason]({ data: { email: readableEmail(invited) } }) : errors[reason]();
});

export const invitationsRoutes = { list, send, copyLink, remove, open, accept, listOwn, acceptOwn, declineOwn };
