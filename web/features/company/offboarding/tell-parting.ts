import type { SessionShape } from '#contract/session.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { leavingMessages as say } from './messages.ts';

type Parting = NonNullable<SessionShape['parting']>;

/** What has happened, in words: the company's name and why the person no longer belongs to it. */
export function sayParting({ companyName, reason }: Parting): { title: string; text: string } {
  switch (reason) {
    case 'removed':
      return { title: say.removedTitle(companyName), text: say.removedText };
    case 'audit-over':
      return { title: say.auditOverTitle(companyName), text: say.auditOverText };
    case 'closed':
      return { title: say.erasedTitle(companyName), text: say.erasedText };
  }
}

/** Says on an open screen that the person no longer belongs to the company. */
export function tellParting(parting: Parting): void {
  const { title, text } = sayParting(parting);
  toast.warning(title, { description: text, id: 'parting' });
}
