import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { panelMessages as say } from './messages.ts';

interface PanelProps {
  isOpen: boolean;
  /** Beside the table if there is room; otherwise it slides over it. */
  isBeside: boolean;
  /** The title of the entry; undefined or empty if it has none yet. */
  title: string | undefined;
  onClose: () => void;
  /** Moves to the previous or next row; null while a form is open. */
  onStep: ((lines: -1 | 1) => void) | null;
  children: ReactNode;
}

/** The current entry. It stays mounted while the person goes through the rows. */
export function Panel({ isOpen, isBeside, title: own, onClose, onStep, children }: PanelProps) {
  const title = own || say.untitled;
  // The sheet has the title as its heading already, for screen readers alone.
  const Title = isBeside ? 'h2' : 'p';
  const content = (
    <>
      <header className="flex items-start gap-1 border-b px-4 py-3 sm:px-5">
        <Title
          aria-hidden={!isBeside}
          dir="auto"
          title={title}
          className="headline line-clamp-4 min-w-0 flex-1 text-base break-words"
        >
          {title}
        </Title>
        {onStep ? (
          <>
            <IconButton size="sm" label={say.previous} onClick={() => onStep(-1)}>
              <ChevronUp aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={say.next} onClick={() => onStep(1)}>
              <ChevronDown aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
        <IconButton size="sm" label={say.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {/* Relative: text for screen readers only must be positioned here, not below the page. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
    </>
  );
  if (!isBeside) {
    return (
      <Sheet
        open={isOpen}
        onOpenChange={(open) => !open && onClose()}
        title={title}
        side="right"
        className="w-[min(44rem,100vw)] max-w-none"
      >
        {content}
      </Sheet>
    );
  }
  return isOpen ? (
    <aside
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // A dialog waiting behind a form is shown again immediately, and would be closed by the same key.
        event.stopPropagation();
        onClose();
      }}
      className="flex w-104 shrink-0 flex-col rounded-md border bg-surface 2xl:w-128"
    >
      {content}
    </aside>
  ) : null;
}
