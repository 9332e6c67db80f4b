import { KeysDialog as Keys } from '#web/ui/overlays/keys-dialog.tsx';
import { keysMessages as say } from './messages.ts';

interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  isReadOnly?: boolean;
  /** For cards, which have no cells. */
  isOfCards?: boolean;
}

/** Keys that need no current cell. */
const ANYWHERE = ['/', 'N', 'Ctrl Z', 'Ctrl Enter', '?', 'Escape'];

/** What each key does in the table; for a read-only table, only keys that change nothing. */
export function KeysDialog({ isReadOnly = false, isOfCards = false, ...props }: KeysDialogProps) {
  const all: readonly (readonly [string, string])[] = isReadOnly ? say.keysToRead : say.keyList;
  const keys = isOfCards ? all.filter(([key]) => ANYWHERE.includes(key)) : all;
  return <Keys {...props} title={say.keysTitle} keys={keys} />;
}
