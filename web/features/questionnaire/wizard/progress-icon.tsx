import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ProgressState } from '#domain/progress/wizard-progress.ts';
import { cn } from '#web/lib/cn.ts';

const looks = {
  'not-started': [Circle, 'text-faint'],
  'in-progress': [CircleDashed, 'text-warning'],
  complete: [CircleCheck, 'text-success'],
} as const satisfies Record<ProgressState, unknown>;

/** The progress of a section, as an icon next to the word for it. */
export function ProgressIcon({ state, className }: { state: ProgressState; className?: string }) {
  const [Icon, hue] = looks[state];
  return <Icon aria-hidden="true" className={cn('size-3.5 shrink-0', hue, className)} />;
}
