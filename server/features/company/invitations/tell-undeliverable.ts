import type { Database } from '#database/open.ts';
import type { InvitationId, UserId } from '#domain/ids.ts';
import { findPerson } from '#server/features/account/auth/queries.ts';
import type { Config } from '#server/platform/config/config.ts';
import { notifyServers } from '#server/platform/live/live.ts';
import type { Mail, Message } from '#server/platform/mail/mail.ts';
import { undeliverableMail } from './invitation-mail.ts';
import { markUndeliverable } from './queries.ts';

interface Ports {
  database: Database;
  mail: Mail;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
}

/** Nobody did this, so everyone with an open screen is told. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as UserId;

/** Handles a message that the mail server permanently refused: an invitation says so where it is listed, and its inviter is told. */
export function tellUndeliverable({ database, mail, config, now }: Ports): (message: Message) => Promise<void> {
  return async ({ about }) => {
    if (!about || !('invitationId' in about)) return;
    const id = about.invitationId as InvitationId;
    const refused = await database.asSystem('mail refused', (tx) => markUndeliverable(tx, id, now()));
    if (!refused) return;
    const { companyId, invitedBy, email, companyName } = refused;
    // First, because the email to the inviter may be refused as well.
    await notifyServers(database.pool, 'mail', [{ kind: 'company', companyId, noun: 'invitations', by: NOBODY }]);
    const inviter = await findPerson(database.persons, invitedBy);
    if (inviter) {
      const { email: to, name } = inviter;
      await mail.send(undeliverableMail(config.publicUrl, { to, name, email, companyName }));
    }
  };
}
