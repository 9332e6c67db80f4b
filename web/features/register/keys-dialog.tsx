import { KeysDialog as Keys } from '#web/ui/keys-dialog.tsx';
import { keysMessages as say } from './keys-messages.ts';

interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  isReadOnly?: boolean;
}

/** What each key does in the table; of one that is only read, those that change nothing. */
export function KeysDialog({ isReadOnly = false, ...props }: KeysDialogProps) {
  return <Keys {...props} title={say.keysTitle} keys={isReadOnly ? say.keysToRead : say.keyList} />;
}
