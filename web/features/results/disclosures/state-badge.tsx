import { disclosureStates } from '#domain/results/disclosure-words.ts';
import type { DisclosureState } from '#domain/results/disclosures.ts';
import { cn } from '#web/lib/cn.ts';
import { Badge } from '#web/ui/display/badge.tsx';

const APPLIES: readonly DisclosureState[] = ['always', 'joint', 'due'];

export const isApplying = (state: DisclosureState) => APPLIES.includes(state);

/** Requirements that apply are in ink, those that do not are grey, and those without a conclusion are dashed. */
export function StateBadge({ state }: { state: DisclosureState }) {
  return (
    <Badge tone={isApplying(state) ? 'outline' : 'neutral'} className={cn(state === 'not-assessed' && 'border-dashed')}>
      {disclosureStates[state]}
    </Badge>
  );
}
