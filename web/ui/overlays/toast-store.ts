import { type ReactNode, useSyncExternalStore } from 'react';
import type { Tone } from '../display/tone-icon.tsx';

interface ToastOptions {
  description?: ReactNode;
  /** One thing to do about it ('Undo', 'Try again'); pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** A second toast with the same id replaces the first instead of being added. */
  id?: string;
  /** In milliseconds; 0 means until it is closed. */
  timeout?: number;
}

export interface ToastItem extends ToastOptions {
  id: string;
  title: string;
  tone: Tone;
  timeout: number;
}

/** Milliseconds before a toast disappears; errors stay longer, because people must have time to read them. */
const timeouts: Record<Tone, number> = { success: 3500, info: 5000, warning: 8000, error: 10_000 };
const most = 2;

const none: readonly ToastItem[] = [];
let items = none;
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

function show(tone: Tone, title: string, options: ToastOptions = {}): string {
  const id = options.id ?? `toast-${++count}`;
  const item = { timeout: timeouts[tone], ...options, id, title, tone };
  change([...items.filter((other) => other.id !== id), item].slice(-most));
  return id;
}

/**
 * Shows a message about what happened, from anywhere: `toast.success('Section Saved', { description: '…' })`. Errors are announced
 * immediately, others politely; only the newest two stay. Returns the toast's id. The page needs one `<Toaster />`.
 */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  /** Closes one, or all. */
  dismiss: (id?: string) => change(id === undefined ? [] : items.filter((item) => item.id !== id)),
};

/** The toasts to show, oldest first. */
export function useToasts(): readonly ToastItem[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
    () => none,
  );
}
