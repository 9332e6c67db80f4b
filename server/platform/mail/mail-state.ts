import type pg from 'pg';

/** Whether this installation can send email. */
export interface MailState {
  /** Since when no mail has been sent because of the mail server, the connection to it or the settings; null while mail is being sent. */
  heldUpSince: Date | null;
  /** The mail library's sentence about it, for the operator. */
  said: string | null;
}

/** Reads what the servers of this installation have found out. */
export async function readMailState(pool: pg.Pool): Promise<MailState> {
  const { rows } = await pool.query<MailState>(
    'select held_up_since as "heldUpSince", said from mail_state where held_up_since is not null',
  );
  return rows[0] ?? { heldUpSince: null, said: null };
}

/**
 * The mail server accepted an email, so email works again, and the mailbox at `to` is no longer marked as refusing.
 *
 * @returns whether email was held up until now
 */
export async function noteTaken(pool: pg.Pool, to: string): Promise<boolean> {
  await pool.query('update users set mail_refused_at = null where email = $1 and mail_refused_at is not null', [to]);
  const { rows } = await pool.query<{ wasHeldUp: boolean }>(
    `with before as (select held_up_since from mail_state)
     insert into mail_state as state (last_taken_at) values (now())
     on conflict (id) do update set last_taken_at = now(), held_up_since = null, said = null
     returning exists (select from before where held_up_since is not null) as "wasHeldUp"`,
  );
  return rows[0]?.wasHeldUp ?? false;
}

/**
 * Records that an email could not be sent because of a problem on our side. If only this email was refused and later ones were accepted,
 * it is not reported, because email in general is being sent.
 * @param queuedAt when the email was queued, if the problem may concern only this email; null if none would be accepted
 */
export async function noteHeldUp(pool: pg.Pool, said: string, queuedAt: Date | null): Promise<void> {
  await pool.query(
    `insert into mail_state as state (held_up_since, said) values (now(), $1)
     on conflict (id) do update set held_up_since = coalesce(state.held_up_since, now()), said = excluded.said
     where $2::timestamptz is null or state.last_taken_at is null or state.last_taken_at < $2`,
    [said, queuedAt],
  );
}

/** A person's mailbox permanently refuses email: the admins of their company are told. */
export async function noteRefused(pool: pg.Pool, to: string): Promise<void> {
  await pool.query('update users set mail_refused_at = coalesce(mail_refused_at, now()) where email = $1', [to]);
}
