import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { ConflictChoice, ConflictItem } from './conflict-dialog.tsx';

// Loaded when two people's changes conflict.
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));

type Choices = Record<string, ConflictChoice>;

/**
 * `ConflictDialog` as a question that a save can await: `const choices = await ask(items)`; null if the person decides later. The
 * component that asks must render `question`.
 */
export function useConflictQuestion(): {
  question: ReactNode;
  ask: (items: readonly ConflictItem[]) => Promise<Choices | null>;
} {
  const [items, setItems] = useState<readonly ConflictItem[] | null>(null);
  const answer = useRef<((choices: Choices | null) => void) | null>(null);

  const ask = useCallback((asked: readonly ConflictItem[]) => {
    // A question that is replaced counts as decided later.
    answer.current?.(null);
    setItems(asked);
    return new Promise<Choices | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);

  function close(choices: Choices | null) {
    setItems([]);
    answer.current?.(choices);
    answer.current = null;
  }

  // Without a question, no dialog renders.
  const question = items && (
    <Suspense>
      <ConflictDialog items={items} onResolve={close} onCancel={() => close(null)} />
    </Suspense>
  );
  return { question, ask };
}
