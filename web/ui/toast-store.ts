import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

interface ToastOptions {
  description?: ReactNode;
  /** One thing to do about it ('Undo', 'Try again'). */
  action?: { label: string; onPress: () => void };
  /** A second toast with the same id replaces the first instead of piling up. */
  id?: string;
  /** Milliseconds; 0 stays until closed. Errors stay longer, because they must be read. */
  timeout?: number;
}

export const toastManager = Toast.createToastManager<object>();

/** Milliseconds before it goes by itself; hovering or focusing it stops the clock. */
const timeouts: Record<ToastTone, number> = { success: 5000, info: 6000, warning: 9000, error: 10_000 };

function show(tone: ToastTone, title: string, options: ToastOptions = {}): string {
  const { action, description, id, timeout = timeouts[tone] } = options;
  return toastManager.add({
    id,
    title,
    description,
    type: tone,
    timeout,
    priority: tone === 'error' ? 'high' : 'low',
    actionProps: action ? { children: action.label, onClick: action.onPress } : undefined,
  });
}

/**
 * Says what happened, from anywhere: `toast.success('Section Saved', { description: '…' })`. Errors are announced at once, the
 * rest politely. Returns the toast's id. Needs one `<Toaster />` in the page.
 */
export const toast = {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  dismiss: (id?: string) => toastManager.close(id),
};
