import { startTransition, useEffect, useState } from 'react';
import type { Steps } from '#domain/imports/steps.ts';
import { inSlices } from './in-slices.ts';

/** Work that takes longer than this says how far it is; in milliseconds. */
const SHOWN_AFTER = 1000;

interface Worked<Result> {
  /** The result of the latest finished work; null as long as there is none. */
  result: Result | null;
  /** How much is done, from 0 to 1, of work that takes longer than a second; null otherwise. */
  progress: number | null;
  /** Whether the result is that of earlier inputs. */
  isWorking: boolean;
}

/**
 * Does work in slices; begins anew when the work is another, and stops when the page is left.
 * @param begin begins the work; it must be the same function as long as its inputs are; null if there is nothing to do yet
 */
export function useSteps<Result>(begin: (() => Steps<Result>) | null): Worked<Result> {
  const [done, setDone] = useState<{ of: () => Steps<Result>; result: Result } | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (!begin) return undefined;
    let isStopped = false;
    const startedAt = performance.now();
    const tell = (part: number) => {
      if (performance.now() - startedAt > SHOWN_AFTER) setProgress(part);
    };
    void inSlices(begin(), () => isStopped, tell).then((result) => {
      if (isStopped) return;
      setProgress(null);
      // What shows the result is drawn in slices as well.
      startTransition(() => setDone({ of: begin, result: result as Result }));
    });
    return () => {
      isStopped = true;
      setProgress(null);
    };
  }, [begin]);
  return { result: done?.result ?? null, progress, isWorking: begin !== null && done?.of !== begin };
}
