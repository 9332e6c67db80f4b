import { JOBS_SCHEMA } from '#database/jobs-schema.ts';
import { readableEmail } from '#domain/people/readable-email.ts';
import { type MailState, readMailState } from '#server/platform/mail/mail-state.ts';
import type { OperatorTools } from './tools.ts';

interface MailReport extends MailState {
  /** The number of waiting mails. */
  waiting: number;
  /** People whose mailbox permanently refused the last email. */
  refusing: string[];
}

/** The state of mails for all servers of this installation. */
export async function lookAtMail({
  database,
  database: { pool },
}: Pick<OperatorTools, 'database'>): Promise<MailReport> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from ${JOBS_SCHEMA}.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  );
  const refusing = await database.persons
    .selectFrom('users')
    .select('email')
    .where('mailRefusedAt', 'is not', null)
    .orderBy('email')
    .execute();
  return {
    ...(await readMailState(pool)),
    waiting: rows[0]?.waiting ?? 0,
    refusing: refusing.map(({ email }) => readableEmail(email)),
  };
}

/** Describes this state in sentences. */
export function sayMail({ heldUpSince, said, waiting, refusing }: MailReport): string {
  const state = heldUpSince
    ? `No mail has been sent since ${heldUpSince.toISOString()}. The error of the mail server or the connection: ${said}.`
    : 'Mail is being sent, as far as the servers know.';
  const people =
    refusing.length > 0 ? `\nMailboxes that permanently rejected their last mail: ${refusing.join(', ')}` : '';
  return `${state}\nMessages waiting: ${waiting}${people}`;
}
