import { industries } from '#domain/reference/industries.ts';
import { labelOf } from '#domain/reference/option.ts';
import { cn } from '#web/lib/cn.ts';
import { starterMessages as say } from './messages.ts';

interface StarterOriginProps {
  component: { startedFrom: string; scoresOpen: boolean };
  className?: string;
}

/** Says of what was taken from the starter library where it comes from, and that nobody has scored it yet. */
export function StarterOrigin({ component: { startedFrom, scoresOpen }, className }: StarterOriginProps) {
  if (startedFrom === '') return null;
  return (
    <p className={cn('text-xs text-muted', className)}>
      {say.origin(labelOf(industries, startedFrom.replace(/-\d+$/, '')))} {scoresOpen ? say.scoresOpenText : null}
    </p>
  );
}
