import { publicMessages } from './messages.ts';

/** What the product offers, below the form in every mode of the auth screen. */
export function AuthClaim() {
  return <p className="max-w-xs text-sm text-pretty text-muted">{publicMessages.claim}</p>;
}
