import type { DeleteAccountInput } from '#contract/auth-forms.ts';
import type { WayOut } from '#contract/offboarding.ts';
import { openWay, type Standing } from '#domain/people/offboarding.ts';
import { leaveCompany } from '#server/features/company/offboarding/leave.ts';
import type { Person, RequestContext } from '#server/platform/http/request-context.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { accountDeletedMail, forgetAccount } from './forget-account.ts';

/**
 * Deletes the account of the signed-in person, after they enter their password again. They leave their company first; the last admin
 * names a successor. A company without other members is deleted too: immediately if it is empty, otherwise after the waiting period
 * (product P30).
 */
export async function deleteOwnAccount(
  context: RequestContext & { person: Person },
  { currentPassword, successor }: DeleteAccountInput,
): Promise<void> {
  const { person, member, database, sessions, mail, config, log, live, setCookie } = context;
  const { userId, email, fullName } = person;
  await checkCurrentPassword(context, userId, currentPassword);
  const choose = (standing: Standing) => wayFor(standing, successor);
  if (member) await leaveCompany({ ...context, member }, choose, 'account deleted');
  await forgetAccount(database, { id: userId, email }, context.now());
  setCookie(sessions.cookie.take());
  live.publish({ kind: 'access', userId });
  log.info({ userId }, 'account deleted');
  await mail.send(accountDeletedMail(config.supportEmail, { name: fullName, email }));
}

/** The person has already confirmed with their password, so they do not have to type a name. */
function wayFor(standing: Standing, successor: DeleteAccountInput['successor']): WayOut {
  const way = openWay(standing);
  if (way === 'close' || way === 'delete') return { how: way, typedName: standing.companyName };
  return { how: 'leave', successor };
}
