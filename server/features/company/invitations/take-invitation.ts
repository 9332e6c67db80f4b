import type { Member } from '#database/doors.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Limit, LimitOutcome } from '#server/platform/limits/limits.ts';

export type TakenInvitation =
  | Extract<LimitOutcome, { ok: false }>
  | {
      ok: true;
      /** False: the mailbox has had enough invitations of all companies together. Whoever invites must not notice. */
      isMailed: boolean;
      /** For an invitation that was refused: it costs the mailbox nothing. */
      giveBack(): Promise<void>;
    };

/**
 * Counts an invitation before it is made: by its company and by its person, so that founding another company gives no more, for
 * all addresses and for this one. Above these the mailbox itself is counted over the whole installation; past that limit no
 * mail goes out, and nothing is said, for what other companies send is not this one's to learn.
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
