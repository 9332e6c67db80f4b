import { type ReactNode, useState } from 'react';
import { uiMessages as say } from '../messages.ts';

/** The first items of a list, and a button below that shows or hides the others; null if there are no others. */
export function useShortened<Item>(items: readonly Item[], most: number): { shown: readonly Item[]; rest: ReactNode } {
  const [isWhole, setWhole] = useState(false);
  const left = items.length - most;
  return {
    shown: isWhole ? items : items.slice(0, most),
    rest:
      left > 0 ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="inline-block min-h-6 rounded-sm text-sm text-muted hover:underline"
        >
          {isWhole ? say.showFewer : say.showRest(left)}
        </button>
      ) : null,
  };
}
