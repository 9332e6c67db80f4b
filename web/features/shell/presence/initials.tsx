import { initialsOf } from '#domain/people/presence.ts';

/** A colleague's initials; the name is next to them, or in the text for screen readers. */
export const Initials = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border bg-accent-soft text-xs font-medium text-accent-strong"
  >
    {initialsOf(name)}
  </span>
);
