import type { Finality } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { Badge } from '#web/ui/display/badge.tsx';

const tones = {
  draft: 'neutral',
  completed: 'outline',
  'in-review': 'outline',
  final: 'success',
} as const satisfies Record<Finality, string>;

interface FinalityBadgeProps {
  finality: Finality;
  /** Its name, if it says more than the state alone. */
  name?: string | undefined;
  className?: string;
}

/** Draft, Completed, In review or Final, next to the name of an assessment. */
export function FinalityBadge({ finality, name, className }: FinalityBadgeProps) {
  return (
    <Badge
      tone={name === undefined || name === finalityNames[finality] ? tones[finality] : 'outline'}
      className={className}
    >
      {name ?? finalityNames[finality]}
    </Badge>
  );
}
