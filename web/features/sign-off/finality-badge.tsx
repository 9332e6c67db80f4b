import type { AssessmentStatus } from '#domain/assessment/assessment.ts';
import { type Finality, finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = { draft: 'neutral', 'in-review': 'outline', final: 'success' } as const satisfies Record<
  Finality,
  string
>;

interface FinalityBadgeProps {
  assessment: { status: AssessmentStatus; isApproved: boolean };
  className?: string;
}

/** Draft, In review or Final, beside the name of an assessment. */
export function FinalityBadge({ assessment, className }: FinalityBadgeProps) {
  const finality = finalityOf(assessment);
  return (
    <Badge tone={tones[finality]} className={className}>
      {finalityNames[finality]}
    </Badge>
  );
}
