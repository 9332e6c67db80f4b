import { useMemo, useState } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { findHanging, hangingOtherwise } from '#domain/results/firmness.ts';
import { basisOf } from '#domain/results/managed.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { FoldedCard } from './folded-card.tsx';
import { HangingTopic } from './hanging-topic.tsx';
import { firmnessMessages as say } from './messages.ts';

/** The number of items shown before the rest is requested. */
const first = 5;

interface FirmnessCardProps {
  /** Under the viewer's thresholds. */
  dashboard: Dashboard;
  matrix: Matrix;
}

/** How robust is the result? Topics whose result a small change would alter. */
export default function FirmnessCard({ dashboard, matrix }: FirmnessCardProps) {
  const { thresholds, points, assessment } = dashboard;
  const hanging = useMemo(() => findHanging(matrix, thresholds), [matrix, thresholds]);
  const otherwise = useMemo(() => hangingOtherwise(matrix, thresholds), [matrix, thresholds]);
  const [isWhole, setIsWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const topics = new Set(hanging.map(({ topic }) => topic.id)).size;
  return (
    <FoldedCard
      id="how-firm"
      title={say.title}
      text={say.text(thresholds, topics, points.length + dashboard.notYetAssessed.length)}
    >
      {hanging.length > 0 ? (
        <div>
          <ul className="divide-y border-y">
            {(isWhole || isPrinting ? hanging : hanging.slice(0, first)).map((item) => (
              <HangingTopic
                key={`${item.topic.id} ${item.side}`}
                hanging={item}
                isDraft={assessment.status === 'draft'}
                assessmentId={assessment.id}
              />
            ))}
          </ul>
          {hanging.length > first ? (
            <Button size="sm" variant="ghost" className="mt-2 -ml-2 print:hidden" onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? say.showFewer : say.showAll(hanging.length)}
            </Button>
          ) : null}
        </div>
      ) : null}
      {otherwise ? (
        <p className="max-w-prose text-sm text-muted">
          {say.byOther[basisOf(dashboard)](otherwise.more.map(say.sideOf), otherwise.fewer.map(say.sideOf))}
        </p>
      ) : null}
    </FoldedCard>
  );
}
