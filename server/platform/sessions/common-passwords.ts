import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000, of which 43,000 are long enough to be chosen here. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

/**
 * Whether a guesser would try this password early: it is on the list of the most common ones, or it is nothing but the
 * person's own address or name or the product's, with digits or signs around it.
 */
export function isCommonPassword(password: string, person: { email?: string; fullName?: string } = {}): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower)) return true;
  const core = strip(lower);
  if (core === '') return false;
  const email = person.email?.toLowerCase() ?? '';
  const name = person.fullName?.toLowerCase() ?? '';
  const own = ['twofold', email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)];
  return own.some((word) => strip(word) === core);
}

/** Letters only, so that 'Anna.Berg-2026!' is seen as the name it is. */
const strip = (text: string) => text.replace(/[^\p{L}]/gu, '');
