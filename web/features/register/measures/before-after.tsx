import type { WholeAssessment } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { scoreAfter } from '#domain/measures/basis.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { netOf, whyIdle, whyNoNet } from '#domain/measures/net-score.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { basisMessages, netMessages as say } from './messages.ts';
import { ScoreLine } from './score-line.tsx';

interface BeforeAfterProps {
  whole: Pick<WholeAssessment, 'assessment' | 'measures' | 'netScores'>;
  component: Component;
  /** Opens the form for the score after measures; null if it is read-only. */
  onState: (() => void) | null;
}

/** The score before and after measures, side by side, or why there is only one. */
export function BeforeAfter({ whole, component, onState }: BeforeAfterProps) {
  const { assessment, netScores } = whole;
  const measures = measuresOf(whole.measures, component.id);
  const stated = netScores.find(({ componentId }) => componentId === component.id);
  const net = netOf(component, stated, measures, assessment.financialYearStart);
  const why = whyNoNet(component);
  if (why !== null) return <p className="text-xs text-muted">{say.whyNot[why]}</p>;
  const isMeasured = measures.some((measure) => whyIdle(measure, assessment.financialYearStart) === null);
  return (
    <div className="flex flex-col gap-3 rounded-md border bg-ground p-3">
      <dl className="grid gap-3 sm:grid-cols-2">
        <ScoreLine label={say.before} score={scoreComponent(component)} />
        <ScoreLine label={say.after} score={scoreAfter(net)}>
          {stated ? (
            <span className="mt-1 block text-xs break-words text-muted">{say.because(stated.reason)}</span>
          ) : null}
        </ScoreLine>
      </dl>
      {net.state === 'no-measure' ? <p className="text-xs text-warning">{say.noMeasure}</p> : null}
      {net.state === 'counts' ? (
        <p className="text-xs text-muted">{basisMessages.counted[assessment.scoreBasis]}</p>
      ) : null}
      {onState && !isMeasured && !stated ? <p className="text-xs text-muted">{say.needsMeasure}</p> : null}
      {onState && (isMeasured || stated) ? (
        <Button size="sm" className="self-start" onClick={onState} aria-label={stated ? say.changeSpoken : say.state}>
          {stated ? say.change : say.state}
        </Button>
      ) : null}
    </div>
  );
}
