import type { Database } from '#database/open.ts';
import type { UserId } from '#domain/ids.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import { forgetSent } from './notice-queries.ts';

/** What is done when the mail server refuses a mention's mail for good: she counts as not told, so that the next one is mailed. */
export function forgetRefused({ persons }: Pick<Database, 'persons'>): (message: Message) => Promise<void> {
  return async ({ about }) => {
    if (about && 'notice' in about) await forgetSent(persons, about.userId as UserId, about.notice);
  };
}
