import { disclosureStates } from '#domain/results/disclosure-words.ts';
import { type DisclosureState, isApplying } from '#domain/results/disclosures.ts';
import { cn } from '#web/lib/cn.ts';
import { Badge } from '#web/ui/display/badge.tsx';

/** Requirements that apply are in ink, those that do not are grey, and those without a conclusion or with a question are dashed. */
export function StateBadge({ state }: { state: DisclosureState }) {
  return (
    <Badge
      tone={isApplying(state) || state === 'possible' ? 'outline' : 'neutral'}
      className={cn((state === 'not-assessed' || state === 'possible') && 'border-dashed')}
    >
      {disclosureStates[state]}
    </Badge>
  );
}
