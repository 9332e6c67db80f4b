import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { View } from './options-menu.tsx';

interface ThresholdEffectProps {
  /** Whether the viewer's thresholds differ from the company's. */
  differs: boolean;
  /** The company's thresholds. */
  company: Thresholds;
  /** False while the assessment has the default thresholds. */
  isAdopted: boolean;
  view: View;
  onReset: () => void;
  onAdopt: (() => void) | undefined;
  /** The summary. */
  children: ReactNode;
}

/** What the thresholds lead to, beside the matrix: the summary, whose thresholds they are, and the way back. */
export function ThresholdEffect(props: ThresholdEffectProps) {
  const { differs, company, isAdopted, view, onReset, onAdopt, children } = props;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      {children}
      {differs ? (
        <>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            <Badge tone="warning">{say.differs(isAdopted)}</Badge> <span>{say.differsText(company, isAdopted)}</span>
          </p>
          <p className="flex flex-wrap gap-2 print:hidden">
            <Button size="sm" onClick={onReset}>
              <RotateCcw aria-hidden="true" />
              {say.reset(isAdopted)}
            </Button>
            {onAdopt ? (
              <Button size="sm" onClick={onAdopt}>
                {say.adoptThese}
              </Button>
            ) : null}
          </p>
        </>
      ) : null}
      <p role="status" className="sr-only">
        {view === 'table' ? say.shownAsTable : ''}
      </p>
    </div>
  );
}
