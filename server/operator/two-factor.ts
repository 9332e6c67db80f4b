import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';
import { createSecondFactors } from '#server/platform/sessions/second-factor.ts';
import { totpUri } from '#server/platform/sessions/totp.ts';
import {
  findPersonByAddress,
  type KnownPerson,
  OperatorRefusal,
  type OperatorTools,
  tellAccessChanged,
} from './tools.ts';

export interface Enrolment {
  email: string;
  /** To be typed into an authenticator program. */
  secret: string;
  /** The same as a link, for a QR code. */
  uri: string;
  recoveryCodes: string[];
}

/**
 * Sets somebody up for two-factor authentication. From now on each sign-in and each reset of the password asks for a code; she is
 * signed out everywhere. The operator has made sure who she is, so her address counts as confirmed. Doing it again replaces
 * device and recovery codes.
 */
export async function enrolTwoFactor(tools: OperatorTools, address: string): Promise<Enrolment> {
  const person = await findPersonByAddress(tools, address);
  const { persons } = tools.database;
  const { secret, recoveryCodes } = await createSecondFactors(persons, tools.config.secrets.auth).enrol(person.id);
  await persons.updateTable('users').set({ emailVerified: true }).where('id', '=', person.id).execute();
  await persons.deleteFrom('userSessions').where('userId', '=', person.id).execute();
  await tellAccessChanged(tools, person.id);
  await tell(tools, person, 'Two-factor authentication is on for your Twofold account', [
    'Support has switched two-factor authentication on for your account. From now on, signing in asks for a code of your authenticator app besides the password.',
    'You have been signed out everywhere.',
  ]);
  return { email: person.email, secret, uri: totpUri(secret, person.email), recoveryCodes };
}

/** @throws {OperatorRefusal} when she was not enrolled */
export async function resetTwoFactor(tools: OperatorTools, address: string): Promise<void> {
  const person = await findPersonByAddress(tools, address);
  const { persons } = tools.database;
  if (!(await createSecondFactors(persons, tools.config.secrets.auth).reset(person.id))) {
    throw new OperatorRefusal(`${person.email} has no two-factor authentication.`);
  }
  await tell(tools, person, 'Two-factor authentication is off for your Twofold account', [
    'Support has switched two-factor authentication off for your account. Signing in asks for the password alone.',
  ]);
}

function tell({ mail, config }: OperatorTools, person: KnownPerson, subject: string, paragraphs: string[]) {
  const notes = [`If you did not ask for this, write to ${config.supportEmail} at once.`];
  return mail.send({
    to: person.email,
    ...composeMail({ subject, heading: `Hello, ${nameInMail(person.name)}`, paragraphs, notes }),
  });
}
