import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { MatrixFigure } from '#web/features/results/matrix/matrix-figure.tsx';
import { cn } from '#web/lib/cn.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { dashboardMessages as say } from './messages.ts';
import { PointsTable } from './points-table.tsx';
import type { MatrixView } from './use-matrix-view.ts';

interface MatrixPictureProps {
  of: MatrixView;
  dashboard: Dashboard;
  shown: Dashboard;
  view: 'chart' | 'table';
  chart: ReactNode;
  /** Whether the chart is shown in full screen. */
  isFull: boolean;
  onOpenTopic: (topicId: string) => void;
}

/** The matrix as a chart, as a table or on paper, or what to do if it has no points. */
export function MatrixPicture({ of, dashboard, shown, view, chart, isFull, onOpenTopic }: MatrixPictureProps) {
  const { filter, compared, comparedWith, all, drawn, listed } = of;
  const isPrinting = useIsPrinting();
  const mayEdit = useMay('assessment.edit');
  const empty = filter === 'all' ? say.noPoints : say.noPointsIn(filter);
  return (
    <>
      {/* The chart keeps the screen's width; in print, the still picture replaces it. */}
      {isPrinting && drawn.length > 0 ? (
        <MatrixFigure
          points={drawn}
          thresholds={shown.thresholds}
          label={say.matrix}
          legend="open"
          comparedWith={comparedWith}
          className="break-after-page"
        />
      ) : null}
      {view === 'table' || isPrinting ? (
        <PointsTable
          points={listed}
          empty={empty}
          before={compared && comparedWith !== null ? { year: comparedWith, of: compared.before } : null}
          onOpenTopic={onOpenTopic}
        />
      ) : null}
      {drawn.length === 0 && view === 'chart' ? (
        <EmptyState
          title={empty}
          className={cn('justify-center print:hidden', all.length > 0 ? 'min-h-[528px]' : 'py-16')}
          action={
            all.length === 0 && mayEdit && dashboard.assessment.status === 'draft' ? (
              <LinkButton as={Link} to="/app/assessment" variant="primary">
                {say.goToAssessment}
              </LinkButton>
            ) : undefined
          }
        />
      ) : null}
      {drawn.length > 0 && view === 'chart' ? (
        <div className={cn('print:hidden', isFull && 'h-[536px]')}>{isFull ? null : chart}</div>
      ) : null}
    </>
  );
}
