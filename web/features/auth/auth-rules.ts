/** The contract's rules for the forms; with them comes the schema library, so they are fetched beside the screen and not before it. */
export type AuthRules = typeof import('#contract/auth.ts');

/** Null where they cannot be fetched: the server checks everything itself and answers with the same codes. */
export async function loadAuthRules(): Promise<AuthRules | null> {
  return import('#contract/auth.ts').catch(() => null);
}
