import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';

export type Tone = 'success' | 'info' | 'warning' | 'error';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };
const hues = { success: 'text-success', info: 'text-info', warning: 'text-warning', error: 'text-danger' };

/** The icon for the tone of a message: tones differ in shape as well as in hue. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" className={cn('size-4 shrink-0', hues[tone], className)} />;
}
