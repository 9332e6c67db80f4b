import { type EmailProblem, emailProblem } from '#domain/people/email.ts';
import { isGuessable } from '#domain/people/guessable-password.ts';
import { type PasswordProblem, passwordProblem } from '#domain/people/password.ts';
import type { PersonNameProblem } from '#domain/people/person-name.ts';
import { personNameLengthProblem } from '#domain/people/person-name-length.ts';
import type { FieldErrors } from '#web/ui/inputs/form.tsx';
import { type SentenceContext, sayRefusal } from './messages.ts';

/** The fields that the account forms share. A new password has a minimum length. */
interface AccountFields {
  fullName?: string;
  email?: string;
  password?: string;
  newPassword?: string;
}

type Problem = EmailProblem | PersonNameProblem | NewPasswordProblem;
type NewPasswordProblem = PasswordProblem | 'password-common';

/** Validates an account form; returns one sentence per field. The server reports the same problems in the same words. */
export function checkAccount<Fields extends AccountFields>(
  { fullName, email, password, newPassword }: Fields,
  { isNew, ...context }: SentenceContext & { isNew: boolean },
): FieldErrors<keyof AccountFields> {
  const ofPassword = (text: string) => (isNew ? newPasswordProblem(text, context) : passwordProblem(text, 0));
  const problems: Partial<Record<keyof AccountFields, Problem | null>> = {
    ...(fullName !== undefined && { fullName: personNameLengthProblem(fullName) }),
    ...(email !== undefined && { email: emailProblem(email) }),
    ...(password !== undefined && { password: ofPassword(password) }),
    ...(newPassword !== undefined && { newPassword: ofPassword(newPassword) }),
  };
  const said = Object.entries(problems).flatMap(([name, problem]) =>
    problem ? [[name, sayRefusal(problem, context)] as const] : [],
  );
  return Object.fromEntries(said);
}

/** Passwords that follow no pattern may still be on the server's list of common ones. */
function newPasswordProblem(text: string, { minPasswordLength }: SentenceContext): NewPasswordProblem | null {
  return passwordProblem(text, minPasswordLength) ?? (isGuessable(text) ? 'password-common' : null);
}
