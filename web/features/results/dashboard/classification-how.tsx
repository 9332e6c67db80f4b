import { ChevronRight } from 'lucide-react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { materialByReasons, dashboardMessages as say } from './messages.ts';

interface ClassificationHowProps {
  point: DashboardPoint;
  thresholds: Thresholds;
}

/** The rules behind a topic's verdict, on demand; what is still missing for a verdict is never folded. */
export function ClassificationHow({ point: { materialBy, isDecided }, thresholds }: ClassificationHowProps) {
  const reason = isDecided ? say.decidedReason : materialByReasons[materialBy](thresholds);
  const isMissing = !isDecided && materialBy === 'open';
  return (
    <>
      {isMissing ? <p className="max-w-prose text-xs text-muted">{reason}</p> : null}
      <details className="group/how text-xs text-muted">
        <summary className="flex min-h-6 w-fit list-none items-center gap-1 rounded-sm hover:text-ink">
          <ChevronRight
            aria-hidden="true"
            className="size-3.5 transition-transform group-open/how:rotate-90 motion-reduce:transition-none print:hidden"
          />
          {say.howClassified}
        </summary>
        <p className="max-w-prose pl-4.5 print:pl-0">
          {isMissing ? null : `${reason} `}
          {say.classificationRule(thresholds)} {say.whyHighest}
        </p>
      </details>
    </>
  );
}
