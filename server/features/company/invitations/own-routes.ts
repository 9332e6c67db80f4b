import { findPerson } from '#server/features/account/auth/queries.ts';
import { forPerson } from '#server/platform/http/access.ts';
import type { Person } from '#server/platform/http/request-context.ts';
import { accept } from './accept.ts';
import { auditInBrief, declineInvitation, findByAddress, listForAddress } from './queries.ts';

/** The address that a person has proven; invitations are never shown to someone who merely typed an address (product P9). */
const provenAddress = ({ emailVerified, email }: Person) => (emailVerified ? email : null);

export const listOwn = forPerson.invitations.listOwn.handler(async ({ context }) => {
  const { database, person } = context;
  const email = provenAddress(person);
  if (email === null) return [];
  const rows = await database.asSystem('own invitations', (tx) => listForAddress(tx, email, context.now()));
  return Promise.all(
    rows.map(async ({ invitedBy, expiresAt, auditsUntil, audited, ...row }) => ({
      ...row,
      audit: auditInBrief({ auditsUntil, audited }),
      invitedBy: (await findPerson(database.persons, invitedBy))?.name ?? '',
      expiresAt: expiresAt.toISOString(),
    })),
  );
});

export const acceptOwn = forPerson.invitations.acceptOwn.handler(async ({ context, input, errors }) => {
  const email = provenAddress(context.person);
  if (email === null) throw errors['not-found']();
  const accepted = await accept(context, { id: input.id, proof: { ownAddress: email } }, input.leaving);
  if (accepted.ok) return { companyName: accepted.companyName };
  const { reason } = accepted;
  // Cannot apply to a person who is signed in with the confirmed address that was invited.
  if (reason === 'not-signed-in' || reason === 'wrong-account' || reason === 'address-unconfirmed')
    throw errors['not-found']();
  throw errors[reason]();
});

export const declineOwn = forPerson.invitations.declineOwn.handler(async ({ context, input, errors }) => {
  const { database, person, requestId, live } = context;
  const email = provenAddress(person);
  if (email === null) throw errors['not-found']();
  const actor = { userId: person.userId, requestId };
  const { found, declined } = await database.asSystem(
    'invitation declined',
    async (tx) => ({
      found: await findByAddress(tx, input.id, email),
      declined: await declineInvitation(tx, input.id, email),
    }),
    actor,
  );
  if (!found) throw errors['not-found']();
  // Declining twice is not an error.
  if (!declined && found.status === 'accepted') throw errors['already-processed']();
  if (declined)
    live.publish({ kind: 'company', companyId: declined.companyId, noun: 'invitations', by: person.userId });
  return { id: input.id };
});
