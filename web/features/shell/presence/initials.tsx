import { initialsOf } from '#domain/people/presence.ts';

/** A colleague by her initials; her name stands beside it or in what is read out. */
export const Initials = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border bg-accent-soft text-xs font-medium text-accent-strong"
  >
    {initialsOf(name)}
  </span>
);
