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
  /** For typing into an authenticator app. */
  secret: string;
  /** The same as a link, for a QR code. */
  uri: string;
  recoveryCodes: string[];
}

/**
 * Sets up two-factor authentication for a person and signs them out everywhere. From then on, each sign-in and each password reset asks
 * for a code. The operator has checked the person's identity, so their address counts as confirmed. Running it again replaces the device
 * and the recovery codes.
 */
export async function enrolTwoFactor(tools: OperatorTools, address: string): Promise<Enrolment> {
  const person = await findPersonByAddress(tools, address);
  const { persons } = tools.database;
  const { secret, recoveryCodes } = await createSecondFactors(persons, tools.config.secrets.auth).enrol(person.id);
  await persons.updateTable('users').set({ emailVerified: true }).where('id', '=', person.id).execute();
  await persons.deleteFrom('userSessions').where('userId', '=', person.id).execute();
  await tellAccessChanged(tools, person.id);
  await tell(tools, person, 'Two-factor authentication is on for your Twofold account', [
    'Support has switched on two-factor authentication for your account. From now on, sign in with your password and a code from your authenticator app.',
    'You have been signed out everywhere.',
  ]);
  return { email: person.email, secret, uri: totpUri(secret, person.email), recoveryCodes };
}

/** @throws {OperatorRefusal} if the person has no two-factor authentication */
export async function resetTwoFactor(tools: OperatorTools, address: string): Promise<void> {
  const person = await findPersonByAddress(tools, address);
  const { persons } = tools.database;
  if (!(await createSecondFactors(persons, tools.config.secrets.auth).reset(person.id))) {
    throw new OperatorRefusal(`${person.email} has no two-factor authentication.`);
  }
  await tell(tools, person, 'Two-factor authentication is off for your Twofold account', [
    'Support has switched off two-factor authentication for your account. You now sign in with your password alone.',
  ]);
}

function tell({ mail, config }: OperatorTools, person: KnownPerson, subject: string, paragraphs: string[]) {
  const notes = [`If you did not ask for this, write to ${config.supportEmail} immediately.`];
  return mail.send({
    to: person.email,
    ...composeMail({ subject, heading: subject, greeted: nameInMail(person.name), paragraphs, notes }),
  });
}
