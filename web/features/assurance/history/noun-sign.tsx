import { ClipboardCheck, type LucideIcon, MessageSquare, Pencil, Signature, UserRound } from 'lucide-react';
import type { HistoryNoun } from '#domain/history/nouns.ts';

/** Signs of what is no change of the contents. */
const signs: Readonly<Partial<Record<HistoryNoun, LucideIcon>>> = {
  comment: MessageSquare,
  mark: ClipboardCheck,
  sample: ClipboardCheck,
  visit: ClipboardCheck,
  member: UserRound,
  'sign-off': Signature,
};

/** Tells a comment, an auditor's work, the team and the sign-off from changes at a glance; the sentence beside it says the same. */
export function NounSign({ noun }: { noun: HistoryNoun }) {
  const Sign = signs[noun] ?? Pencil;
  return <Sign aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint print:hidden" />;
}
