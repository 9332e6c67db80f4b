import { useEffect, useState } from 'react';
import { type PastePlace, type PastePlan, planPaste } from './plan-paste.ts';

/** The outcome of pasting a block; null while it is being read. A small one is read immediately. */
export function useReadBlock(text: string, place: PastePlace): PastePlan | null {
  // The block is read against what was in view when it was pasted.
  const [{ reading, begun }] = useState(() => {
    const reading = planPaste(text, place, () => crypto.randomUUID());
    return { reading, begun: reading.next() };
  });
  const [read, setRead] = useState(begun.done ? begun.value : null);
  useEffect(() => {
    let isGone = false;
    async function goOn() {
      await restOfPage();
      while (!isGone) {
        const piece = reading.next();
        if (piece.done) return setRead(piece.value);
        await restOfPage();
      }
    }
    if (!begun.done) void goOn();
    return () => {
      isGone = true;
    };
  }, [reading, begun]);
  return read;
}

/** Resolves when the page has handled what is waiting. Not every browser offers a way to yield and continue with priority. */
const restOfPage = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));
