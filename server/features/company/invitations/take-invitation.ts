import type { Member } from '#database/doors.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Limit, LimitOutcome } from '#server/platform/limits/limits.ts';

export type TakenInvitation =
  | Extract<LimitOutcome, { ok: false }>
  | {
      ok: true;
      /** False if the mailbox has had enough invitations from all companies together. The inviter must not notice this. */
      isMailed: boolean;
      /** For a refused invitation, which does not count against the mailbox. */
      giveBack(): Promise<void>;
    };

/**
 * Counts an invitation before it is created: by company and by person, so that creating another company allows no more, for all addresses
 * and for this one. Above these, the mailbox is counted over the whole installation; beyond that limit no email is sent, and nothing is
 * reported, because this company must not learn what others send.
 */
export async function takeInvitation(
  { limits, member, log }: Pick<RequestContext, 'limits' | 'log'> & { member: Member },
  email: string,
): Promise<TakenInvitation> {
  const told: readonly [Limit, ...string[]][] = [
    ['invitation', member.companyId],
    ['invitation', member.userId],
    ['invitationMail', member.companyId, email],
    ['invitationMail', member.userId, email],
  ];
  for (const [limit, ...subject] of told) {
    const taken = await limits.take(limit, ...subject);
    if (!taken.ok) return taken;
  }
  const ofMailbox = await limits.take('invitationMailbox', email);
  if (!ofMailbox.ok) log.warn('the hourly invitation limit of a mailbox is reached');
  return {
    ok: true,
    isMailed: ofMailbox.ok,
    giveBack: async () => {
      for (const [limit, ...subject] of told) if (limit === 'invitationMail') await limits.giveBack(limit, ...subject);
      await limits.giveBack('invitationMailbox', email);
    },
  };
}
