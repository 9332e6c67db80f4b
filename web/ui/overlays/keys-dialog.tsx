import { useRef } from 'react';
import { Button } from '../inputs/button.tsx';
import { uiMessages as say } from '../messages.ts';
import { Dialog } from './dialog.tsx';

interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Each key, or keys, with what it does. */
  keys: readonly (readonly [keys: string, does: string])[];
}

/** What each key does on a screen. */
export function KeysDialog({ isOpen, onClose, title, keys }: KeysDialogProps) {
  const list = useRef<HTMLElement>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      focusFirst={() => list.current}
      footer={<Button onClick={onClose}>{say.close}</Button>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that it can be scrolled with keys in a low window */}
      <section ref={list} tabIndex={0} aria-label={title} className="rounded-sm">
        {/* On phones, the description is below its keys. */}
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {keys.map(([key, does]) => (
            <div key={key} className="sm:contents">
              <dt className="font-medium">{key}</dt>
              <dd className="text-muted">{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
}
