import type { Classification, MaterialBy } from '#domain/results/classification.ts';
import { CLASSIFICATION_LABELS, isMaterial, MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { dashboardMessages as say } from './messages.ts';

interface StandingProps {
  materialBy: MaterialBy;
  classification: Classification;
  /** Whether it depends on a decision of the company. */
  isDecided?: boolean;
}

/** On which side a topic is material, as the law asks; High, Medium or Low is a secondary label next to it. */
export function TopicVerdict({ materialBy, classification, isDecided = false }: StandingProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={isMaterial(materialBy) ? 'outline' : 'neutral'}>{MATERIAL_BY_LABELS[materialBy]}</Badge>
      {isDecided ? <Badge>{say.decided}</Badge> : null}
      <span className="text-xs text-muted">{CLASSIFICATION_LABELS[classification]}</span>
    </span>
  );
}
