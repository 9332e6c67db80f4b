import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import { forgetSent } from './notice-queries.ts';

/**
 * Handles a mention whose email the mail server permanently refused: the person counts as not notified, so that the next mention is
 * emailed.
 */
export function forgetRefused({ persons }: Pick<Database, 'persons'>): (message: Message) => Promise<void> {
  return async ({ about }) => {
    if (about && 'notice' in about) await forgetSent(persons, about.userId as UserId, about.notice);
  };
}
