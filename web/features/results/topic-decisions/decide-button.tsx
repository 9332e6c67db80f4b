import { lazy, Suspense, useState } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { DashboardDecision } from '#domain/results/dashboard.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { judgementMessages as say } from './messages.ts';
import type { JudgedSide } from './sides.ts';

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'));

interface DecideButtonProps {
  assessmentId: AssessmentId;
  judged: JudgedSide;
  /** All decisions in the assessment. */
  rows: readonly TopicDecisionRow[];
  earlier?: DashboardDecision | null;
}

/** Opens the dialog that decides a side of a topic. */
export function DecideButton({ assessmentId, judged, rows, earlier = null }: DecideButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayDecide = useMay('assessment.edit');
  const { topic, side } = judged;
  const row = rows.find((each) => each.topicId === topic.id && each.side === side) ?? null;
  const name = `${topic.code} ${topic.name}`;
  if (!mayDecide) return null;
  return (
    <>
      <Button
        size="sm"
        className="shrink-0 self-start print:hidden"
        aria-label={row ? say.changeFor(name, side) : say.decideFor(name, side)}
        onClick={() => setIsOpen(true)}
      >
        {row ? say.change : say.decide}
      </Button>
      {isOpen ? (
        <Suspense>
          <DecisionDialog
            assessmentId={assessmentId}
            judged={judged}
            row={row}
            earlier={earlier}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
