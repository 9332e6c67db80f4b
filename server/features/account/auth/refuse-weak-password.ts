import { refuse } from '#server/platform/http/refuse.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import { isCommonPassword, type PasswordOwner } from '#server/platform/sessions/common-passwords.ts';

/** The minimum length of a password is configuration, so the contract cannot state it. */
export function refuseShortPassword({ config }: RequestContext, password: string): void {
  if (password.length < config.minPasswordLength) refuse('password-too-short');
}

export async function refuseCommonPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (await isCommonPassword(password, owner)) refuse('password-common');
}
