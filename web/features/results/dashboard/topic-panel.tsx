import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { TopicFrameProps } from './topic-dialog.tsx';
import { TopicDescription, TopicResult } from './topic-result.tsx';

/**
 * A topic over the ranked list, beside the matrix, which stays in use: a dialog that is not modal. It takes the focus when it opens, and
 * gives it back to what opened it.
 */
export function TopicPanel({ view, dashboard, foot, onClose, children }: TopicFrameProps) {
  const { topic } = view;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    opener.current = document.activeElement;
    // Not the panel itself: a screen reader would read all of it in one breath.
    heading.current?.focus({ preventScroll: true });
    return () => {
      // Only if the focus has not moved on to something else.
      const active = document.activeElement;
      if (active !== null && active !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        opener.current.focus({ preventScroll: true });
      }
    };
  }, []);
  // A different topic starts at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each topic
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [topic.id]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-0 z-10 flex flex-col overflow-y-auto rounded-md border bg-raised print:hidden"
    >
      <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b bg-raised px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h3
            ref={heading}
            id={`${id}title`}
            tabIndex={-1}
            dir="auto"
            className="headline text-lg text-balance outline-none wrap-anywhere focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            {topic.name}
          </h3>
          <p id={`${id}text`} className="mt-1 text-sm text-muted">
            <TopicDescription view={view} />
          </p>
        </div>
        <IconButton label={say.close} onClick={onClose} className="-mr-2">
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="flex flex-1 flex-col gap-6 px-5 py-4">
        <TopicResult view={view} dashboard={dashboard} />
        {children}
      </div>
      <footer className="sticky bottom-0 border-t bg-raised px-5 py-2.5">{foot}</footer>
    </div>
  );
}
