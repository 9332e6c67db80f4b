import { settingsMessages as say } from './messages.ts';

export interface PasswordFields {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export const NO_PASSWORDS: PasswordFields = { currentPassword: '', newPassword: '', confirmPassword: '' };

export type PasswordErrors = Partial<Record<keyof PasswordFields, string>>;

/** The first thing that is wrong, at its field; the order and the sentences are fixed (product P1). */
export function checkPasswords(
  fields: PasswordFields,
  { needsCurrent, tooShort, minLength }: { needsCurrent: boolean; tooShort: string; minLength: number },
): PasswordErrors {
  const needed = [...(needsCurrent ? (['currentPassword'] as const) : []), 'newPassword', 'confirmPassword'] as const;
  const empty = needed.find((name) => fields[name] === '');
  if (empty) return { [empty]: say.fillInAll };
  if (fields.newPassword !== fields.confirmPassword) return { confirmPassword: say.noMatch };
  return fields.newPassword.length < minLength ? { newPassword: tooShort } : {};
}
