import type pg from 'pg';
import { asOwner } from './as-owner.ts';

/** The secrets by which a program recognizes its database. */
export interface Claim {
  /** The fingerprint of the available secrets; it reveals nothing about them. */
  fingerprint: string;
  /** Set if the operator has declared the old secrets permanently lost. */
  mayReplace?: boolean;
  /** The location of the current secrets, for the text of a refusal. */
  secretsFile: string;
}

/**
 * Ensures that this database belongs to the current secrets, before they change anything: a second server with different secrets would
 * set another password on the serving login, and neither could read the other's sessions. The first start stores the fingerprint.
 * @throws a sentence that says what to do
 */
export function claimInstallation(ownerUrl: string, { fingerprint, mayReplace, secretsFile }: Claim): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    if (!(await isMigrated(client))) {
      throw new Error(
        'The database belongs to another version of Twofold. Start the server of this version once, then try again.',
      );
    }
    const { rows } = await client.query<{ known: string }>(
      `with kept as (
         insert into installation (secrets_fingerprint) values ($1) on conflict do nothing returning secrets_fingerprint)
       select secrets_fingerprint as known from kept
       union all select secrets_fingerprint from installation limit 1`,
      [fingerprint],
    );
    if (rows[0]?.known === fingerprint) return;
    if (!mayReplace) throw new Error(otherSecrets(secretsFile));
    await client.query('begin');
    await client.query('update installation set secrets_fingerprint = $1', [fingerprint]);
    // Data that was sealed or signed with the lost secrets can never be read again.
    await client.query('delete from user_sessions');
    await client.query(`delete from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`);
    await client.query('commit');
  });
}

/** Whether the table with the fingerprint exists. */
export async function isMigrated(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('public.installation') as found`);
  return Boolean(rows[0]?.found);
}

function otherSecrets(secretsFile: string): string {
  return [
    `The database was set up with other secrets than those in ${secretsFile}.`,
    'Servers that share a database share one secrets.json: copy it from the server that runs, or from a backup.',
    `If it is lost for good, start once with: npm start -- --new-secrets. ${COST_OF_NEW_SECRETS}`,
  ].join(' ');
}

/** What is lost with the old secrets, in one place for all sentences that offer new ones. */
export const COST_OF_NEW_SECRETS =
  'This signs everybody out and drops waiting mails. You must enrol people with two-factor authentication again (npm run operator -- enrol-two-factor).';
