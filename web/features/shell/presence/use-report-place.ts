import { useEffect } from 'react';
import type { OpenPlace } from '#domain/people/presence.ts';
import { tellPlace } from './report-location.ts';

/** So long, in milliseconds, somebody stays at a record before colleagues are told: whoever walks through rows is nowhere yet. */
const SETTLED_MS = 600;

/** Tells colleagues which record one has open, and when none is any more. What cannot be told is left out. */
export function useReportPlace(noun: NonNullable<OpenPlace>['noun'], recordId: string | null): void {
  useEffect(() => {
    if (recordId === null) return;
    let isTold = false;
    const timer = window.setTimeout(() => {
      isTold = true;
      tellPlace({ noun, recordId });
    }, SETTLED_MS);
    const leave = (isClosing: boolean) => {
      window.clearTimeout(timer);
      if (isTold) tellPlace(null, isClosing);
      isTold = false;
    };
    const close = () => leave(true);
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      leave(false);
    };
  }, [noun, recordId]);
}
