/** Longer passwords are refused before anything is computed from them. */
export const MAX_PASSWORD = 128;

export type PasswordProblem = 'password-required' | 'password-too-short' | 'password-too-long';

/** What is wrong with a password as typed, untrimmed; null if nothing is. */
export function passwordProblem(password: string, minLength: number): PasswordProblem | null {
  if (password === '') return 'password-required';
  if (password.length < minLength) return 'password-too-short';
  return password.length > MAX_PASSWORD ? 'password-too-long' : null;
}
