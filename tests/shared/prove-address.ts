import { asOwner, type TestDatabase } from './database.ts';

/** As if the person had followed the link of a confirmation mail. */
export async function proveAddress({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>, email: string): Promise<void> {
  await asOwner(ownerUrl, (client) => client.query('update users set email_verified = true where email = $1', [email]));
}
