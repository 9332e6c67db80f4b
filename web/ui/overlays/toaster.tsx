import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToneIcon } from '../display/tone-icon.tsx';
import { Button } from '../inputs/button.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { uiMessages as say } from '../messages.ts';
import { type ToastItem, toast, useToasts } from './toast-store.ts';

/**
 * Where toasts appear: at the bottom in the middle, above the bar at the bottom, where there are few buttons. They do not disappear while
 * hovered or focused. F6 moves the focus to them; closing one returns it; elements that are focused below them are scrolled clear of
 * them. They are above dialogs and sheets, outside the page, so that Undo can be pressed there too. Put it into the page once.
 */
export function Toaster() {
  const toasts = useToasts();
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--toasts', `${element.offsetHeight}px`);
      clearOf(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const button = region.current?.querySelector<HTMLElement>('button');
      if (event.key !== 'F6' || !button) return;
      event.preventDefault();
      cameFrom.current = document.activeElement as HTMLElement | null;
      button.focus();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  function close(id: string) {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
    setPaused(false);
    toast.dismiss(id);
  }

  return createPortal(
    <section
      ref={region}
      // Only a section with a name is a place to go to. The live part has none: screen readers would repeat it with each message.
      aria-label={toasts.length > 0 ? say.messages : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={(event) => {
        setPaused(true);
        const from = event.relatedTarget as HTMLElement | null;
        if (from && !region.current?.contains(from)) cameFrom.current = from;
      }}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--page-footer,0px))] z-50 mx-auto max-w-96 print:hidden"
    >
      <div aria-live="polite" className="flex flex-col gap-2">
        {toasts.map((item) => (
          <Toast key={item.id} item={item} isPaused={isPaused} onClose={() => close(item.id)} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

/** Scrolls the focused element clear of toasts that cover it. */
function clearOf(toasts: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || toasts.contains(focused)) return;
  const over = toasts.getBoundingClientRect();
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // A whole screen, which has the focus after a change of screen, is never clear of them: scrolling it would only move the page.
  if (bottom - top > over.top) return;
  const isCovered = bottom > over.top && top < over.bottom && right > over.left && left < over.right;
  if (isCovered && over.height > 0) focused.scrollIntoView({ block: 'nearest' });
}

interface ToastProps {
  item: ToastItem;
  isPaused: boolean;
  onClose: () => void;
}

function Toast({ item, isPaused, onClose }: ToastProps) {
  useEffect(() => {
    if (isPaused || item.timeout === 0) return;
    const timer = setTimeout(() => toast.dismiss(item.id), item.timeout);
    return () => clearTimeout(timer);
  }, [item, isPaused]);

  return (
    <div
      role={item.tone === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex items-start gap-3 rounded-md border bg-raised py-3 pr-2 pl-4 shadow-float transition-opacity starting:opacity-0"
    >
      <ToneIcon tone={item.tone} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{item.title}</p>
        {item.description ? <div className="mt-0.5 text-sm text-muted">{item.description}</div> : null}
        {item.action ? (
          <Button
            size="sm"
            className="mt-2"
            onClick={() => {
              item.action?.onPress();
              onClose();
            }}
          >
            {item.action.label}
          </Button>
        ) : null}
      </div>
      <IconButton label={say.dismiss} size="sm" onClick={onClose} className="-mt-0.5 text-muted">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
