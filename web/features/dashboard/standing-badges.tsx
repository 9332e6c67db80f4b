import type { Classification, MaterialBy } from '#domain/results/classification.ts';
import { CLASSIFICATION_LABELS, MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = { High: 'accent', Medium: 'outline', Low: 'neutral' } as const satisfies Record<Classification, string>;

/** High, Medium or Low. */
export function ClassificationBadge({ classification }: { classification: Classification }) {
  return <Badge tone={tones[classification]}>{CLASSIFICATION_LABELS[classification]}</Badge>;
}

/** By which side a topic is material: what the law asks, beside the classification. */
export function MaterialBadge({ materialBy }: { materialBy: MaterialBy }) {
  return <Badge tone={materialBy === 'none' ? 'neutral' : 'success'}>{MATERIAL_BY_LABELS[materialBy]}</Badge>;
}
