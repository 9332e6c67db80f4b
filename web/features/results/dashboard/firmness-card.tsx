import { useMemo, useState } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { findHanging, hangingOtherwise } from '#domain/results/firmness.ts';
import { basisOf } from '#domain/results/managed.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { thresholdSteps } from '#domain/results/threshold-turns.ts';
import { turnsText } from '#web/features/results/topic-decisions/turns-sentence.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { HangingTopic } from './hanging-topic.tsx';
import { firmnessMessages as say } from './messages.ts';

/** The number of items shown before the rest is requested. */
const first = 5;

interface FirmnessCardProps {
  /** Under the viewer's thresholds. */
  dashboard: Dashboard;
  matrix: Matrix;
}

/** How robust is the result? Topics whose result a small change would alter, and what other thresholds would change. */
export default function FirmnessCard({ dashboard, matrix }: FirmnessCardProps) {
  const { thresholds, points, assessment } = dashboard;
  const hanging = useMemo(() => findHanging(matrix, thresholds), [matrix, thresholds]);
  const otherwise = useMemo(() => hangingOtherwise(matrix, thresholds), [matrix, thresholds]);
  const [isWhole, setIsWhole] = useState(false);
  const topics = new Set(hanging.map(({ topic }) => topic.id)).size;
  return (
    <Card aria-labelledby="how-firm">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id="how-firm">{say.title}</CardTitle>
          <CardDescription>
            {say.text(thresholds, topics, points.length + dashboard.notYetAssessed.length)}
          </CardDescription>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-6">
        {hanging.length > 0 ? (
          <div>
            <ul className="divide-y border-y">
              {(isWhole ? hanging : hanging.slice(0, first)).map((item) => (
                <HangingTopic
                  key={`${item.topic.id} ${item.side}`}
                  hanging={item}
                  isDraft={assessment.status === 'draft'}
                  assessmentId={assessment.id}
                />
              ))}
            </ul>
            {hanging.length > first ? (
              <Button size="sm" variant="ghost" className="mt-2 -ml-2" onClick={() => setIsWhole(!isWhole)}>
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
        <section aria-labelledby="other-thresholds">
          <h3 id="other-thresholds" className="font-medium">
            {say.others}
          </h3>
          <p className="text-sm text-muted">{say.othersText}</p>
          <div className="mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2">
            {(['impact', 'financial'] as const).map((side) => (
              <div key={side}>
                <p className="overline-label">{say.side[side]}</p>
                <dl className="mt-1 divide-y text-sm">
                  {thresholdSteps(points, thresholds, side).map(({ threshold, turns }) => (
                    <div key={threshold} className="grid grid-cols-[3rem_1fr] gap-x-2 py-1.5">
                      <dt className="figures font-medium">{formatNumber(threshold)}</dt>
                      <dd className="min-w-0 text-muted">{turnsText(turns)}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </section>
      </CardBody>
    </Card>
  );
}
