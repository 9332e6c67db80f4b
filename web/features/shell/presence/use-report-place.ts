import { useEffect } from 'react';
import type { OpenPlace } from '#domain/people/presence.ts';
import { tellPlace } from './report-location.ts';

/** How long, in milliseconds, a record must be open before colleagues are told, so that walking through rows is not reported. */
const SETTLED_MS = 600;

/** Tells colleagues which record the person has open, and when it is closed. Failed reports are dropped. */
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
