import { useEffect, useRef } from 'react';
import { type Observable, type Readable, same, useHeld } from '#web/lib/observable.ts';
import { type Announcement, sayCalmly } from '#web/lib/throttled-announcer.ts';
import { writeText } from '../rows/write-text.ts';

/**
 * Announces what a key has done to screen readers; after many quick keys, only the final result. It is written without React, so that
 * nothing else renders.
 */
export function Told({ said }: { said: Readable<Announcement> }) {
  const own = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      sayCalmly(said, (words) => {
        const { current } = own;
        if (!current) return;
        // Screen readers announce the same words again only if the text changes.
        writeText(current, current.textContent === words ? `${words}\u00A0` : words);
      }),
    [said],
  );
  return <p ref={own} role="status" className="sr-only" />;
}

interface RefusedProps {
  why: Observable<string>;
  /** The current position: a refusal does not apply anywhere else. */
  place: Readable<unknown>;
}

/** Why a key did nothing in the current cell, for people who see it; screen readers are told. */
export function Refused({ why, place }: RefusedProps) {
  const words = useHeld(why, same);
  useEffect(() => place.subscribe(() => why.set('')), [place, why]);
  if (words === '') return null;
  return (
    <p aria-hidden="true" className="min-w-0 text-end text-xs">
      {words}
    </p>
  );
}
