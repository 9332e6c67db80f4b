import type { ReactNode } from 'react';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { cn } from '#web/lib/cn.ts';
import type { MatrixBlockProps } from './matrix-block.tsx';
import { RankedList } from './ranked-list.tsx';
import { ThresholdEffect } from './threshold-effect.tsx';

type Shared = Pick<
  MatrixBlockProps,
  'dashboard' | 'shown' | 'differs' | 'view' | 'fullScreen' | 'drawing' | 'onReset' | 'onAdopt'
>;

interface BesideMatrixProps extends Shared {
  /** The rows of the list; none while the matrix is a table. */
  ranked: readonly DashboardPoint[];
  /** Whether there is room beside the matrix; otherwise it is below. */
  isWide: boolean;
  pointed: string | null;
  onPoint: (topicId: string | null) => void;
  chosen: string | null;
  summary: ReactNode;
  /** The panel of the open topic, which covers it. */
  children: ReactNode;
}

/** What the thresholds lead to, and the ranked list: beside the matrix with its height, or below it. */
export function BesideMatrix({ dashboard, shown, ranked, isWide, summary, children, ...props }: BesideMatrixProps) {
  const hasList = ranked.length > 0;
  return (
    <div className={cn('relative min-w-0', hasList ? 'split:min-h-[500px]' : 'order-first empty:hidden')}>
      <div className={cn('flex flex-col gap-3', hasList && 'split:absolute split:inset-0')}>
        {props.fullScreen.isFull ? null : (
          <ThresholdEffect
            differs={props.differs}
            company={dashboard.thresholds}
            isAdopted={Boolean(dashboard.assessment.thresholdsAdopted)}
            view={props.view}
            onReset={props.onReset}
            onAdopt={props.onAdopt}
          >
            {summary}
          </ThresholdEffect>
        )}
        {hasList ? (
          <RankedList
            points={ranked}
            thresholds={shown.thresholds}
            before={props.drawing.compared?.before}
            pointed={props.pointed}
            isBeside={isWide}
            chosen={props.chosen}
            onPoint={props.onPoint}
            onSelect={props.drawing.select}
          />
        ) : null}
      </div>
      {children}
    </div>
  );
}
