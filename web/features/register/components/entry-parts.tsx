import type { WholeAssessment } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { HorizonsPart } from '#web/features/register/horizon-scores/horizons-part.tsx';
import { MeasuresPart } from '#web/features/register/measures/measures-part.tsx';

interface EntryPartsProps {
  whole: WholeAssessment;
  /** As saved, or with unsaved values. */
  component: Component;
  /** The level of their headings. */
  level: 3 | 4 | 5;
  isEditable: boolean;
}

/** What is saved apart from an entry itself: its measures, and its scores for further time horizons. */
export function EntryParts(props: EntryPartsProps) {
  return (
    <div className="flex flex-col gap-6">
      <MeasuresPart {...props} />
      <HorizonsPart {...props} />
    </div>
  );
}
