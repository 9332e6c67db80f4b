import type { InviteForm, PendingInvitationShape } from '#contract/invitations.ts';
import type { CompanyTx, Member } from '#database/doors.ts';
import {
  type InvitingRefusal,
  invitationExpiry,
  refuseInviting,
  standingInvitation,
} from '#domain/people/invitation.ts';
import { readCompany } from '#server/features/company/company/queries.ts';
import { isMember as findIsMember } from '#server/features/company/team/queries.ts';
import { type AuditRefusal, readAudit } from '#server/features/company/team/read-audit.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { invitationMail } from './invitation-mail.ts';
import { closeExpired, insertInvitation, listEarlier, readPending } from './queries.ts';
import { hashSecret, newMailSecret } from './secrets.ts';

export type InviteOutcome =
  | { ok: true; invitation: PendingInvitationShape }
  | { ok: false; reason: InvitingRefusal | AuditRefusal; status: 'pending' | 'accepted' };

/**
 * Stores the invitation and queues its email in one transaction: neither exists without the other.
 *
 * @param isMailed false if the mailbox has reached its limit for this hour; the invitation exists, and its link can be copied
 */
export function invite(
  context: RequestContext & { person: Person; member: Member },
  form: InviteForm,
  isMailed: boolean,
): Promise<InviteOutcome> {
  const { member, person, config } = context;
  const { email, role } = form;
  const now = context.now();
  return context.database.inCompany(member, async (tx): Promise<InviteOutcome> => {
    const isMember = await findIsMember(tx, email);
    const standing = standingInvitation(await listEarlier(tx, email), { now, isMember });
    const reason = refuseInviting({ inviterEmail: person.email, email, isMember }, standing);
    if (reason) return { ok: false, reason, status: standing ?? 'pending' };
    const audit = form.role === 'auditor' ? await readAudit(tx, form, now) : null;
    if (audit && !audit.ok) return { ok: false, reason: audit.reason, status: 'pending' };
    await closeExpired(tx, email, now);
    const secret = newMailSecret();
    // An invitation to an audit expires no later than the audit itself.
    const expiresAt = new Date(Math.min(invitationExpiry(now).getTime(), audit?.until.getTime() ?? Infinity));
    const id = await insertInvitation(tx, {
      email,
      role,
      invitedBy: member.userId,
      mailSecretHash: hashSecret(secret),
      createdAt: now,
      expiresAt,
      ...(audit && { auditsUntil: audit.until, audited: audit.assessments }),
    });
    // Two admins invited at once, or one pressed twice: the first email is on its way.
    if (!id) return { ok: false, reason: 'already-invited', status: 'pending' };
    const companyName = await readName(tx);
    const mail = { id, secret, email, role, audit, companyName, inviterName: person.fullName, expiresAt };
    if (isMailed) {
      await context.mail.sendWith(tx, { ...invitationMail(config.publicUrl, mail), about: { invitationId: id } });
    }
    return { ok: true, invitation: await readPending(tx, id) };
  });
}

const readName = async (tx: CompanyTx) => (await readCompany(tx)).name;
