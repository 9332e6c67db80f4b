import { publicMessages } from '#web/features/shell/public/messages.ts';

/** What one signs in to; below the form, on every mode of the auth screen. */
export function AuthClaim() {
  return <p className="max-w-xs text-sm text-pretty text-muted">{publicMessages.claim}</p>;
}
