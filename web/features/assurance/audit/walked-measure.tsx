import type { WholeAssessment } from '#contract/assessment.ts';
import { MeasureList } from '#web/features/register/measures/measure-list.tsx';

/** What a measure says of itself; it may be gone meanwhile. */
export default function WalkedMeasure({ recordId, whole }: { recordId: string; whole: WholeAssessment }) {
  const { id, financialYearStart } = whole.assessment;
  return (
    <div className="mt-3">
      <MeasureList
        assessmentId={id}
        isFrozen
        measures={whole.measures.filter((row) => row.id === recordId)}
        yearStart={financialYearStart}
        acts={null}
        commentsBelow
      />
    </div>
  );
}
