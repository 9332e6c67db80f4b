import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { type Tone, ToneIcon } from '../display/tone-icon.tsx';

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  /** Buttons under the text. */
  action?: ReactNode;
  /** Announced when it appears: immediately for errors, otherwise politely. */
  announce?: boolean;
  className?: string;
  children?: ReactNode;
}

const grounds: Record<Tone, string> = {
  info: 'border-info/30 bg-info-soft',
  success: 'border-success/30 bg-success-soft',
  warning: 'border-warning/30 bg-warning-soft',
  error: 'border-danger/30 bg-danger-soft',
};

/** A message that stays next to what it is about. */
export function Alert({ tone = 'info', title, action, announce = false, className, children }: AlertProps) {
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={cn('flex gap-3 rounded-md border px-4 py-3 text-sm', grounds[tone], className)}>
      <ToneIcon tone={tone} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-medium text-ink">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  );
}
