import { type FocusEvent, useState } from 'react';
import { checkAccount } from './check-account.ts';
import type { SentenceContext } from './messages.ts';

/** Says what is wrong with a new password as soon as the person leaves its field, and from then on until it is right. */
export function useLeftPassword(newPassword: string, context: SentenceContext) {
  const [hasLeft, setHasLeft] = useState(false);
  return {
    error:
      hasLeft && newPassword !== ''
        ? checkAccount({ newPassword }, { ...context, isNew: true }).newPassword
        : undefined,
    // A message that moves a button away from under the pointer would swallow the click; sending checks all fields anyway.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element && relatedTarget.matches('button, a'))) setHasLeft(true);
    },
  };
}
