import { lazy, memo, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { presentParams } from '#web/lib/use-quiet-params.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { reviewMessages as say } from './messages.ts';
import { REVIEWING } from './reviewing.ts';
import { listToReview } from './to-review.ts';

// Loaded when the review starts.
const ReviewDialog = lazy(async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog }));

interface ReviewBarProps {
  whole: WholeAssessment;
  /** A form is open in front, so the review waits. */
  isWaiting: boolean;
  onChange: (id: string) => void;
  onDrop: (row: ComponentRow) => void;
  onFilter: () => void;
}

/** How many entries must be reviewed, and the review itself. The address says whether it is open. */
export const ReviewBar = memo(function ReviewBar({ whole, isWaiting, onChange, onDrop, onFilter }: ReviewBarProps) {
  const [params, setParams] = useSearchParams();
  const isReviewing = params.has(REVIEWING);
  const { left, all } = useMemo(() => listToReview(whole), [whole]);
  const set = (isOn: boolean) => {
    const next = presentParams();
    if (isOn) next.set(REVIEWING, '');
    else next.delete(REVIEWING);
    setParams(next, { replace: true });
  };
  return (
    <>
      {left.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          <p className="figures font-medium">{say.left(left.length, all)}</p>
          <p className="text-xs text-muted max-lg:hidden">{say.leftText}</p>
          <span className="flex flex-wrap gap-1.5 sm:ml-auto">
            <Button size="sm" variant="ghost" onClick={onFilter}>
              {say.onlyThese}
            </Button>
            <Button size="sm" onClick={() => set(true)}>
              {say.begin}
            </Button>
          </span>
        </div>
      )}
      {isReviewing ? (
        <Suspense>
          <ReviewDialog
            whole={whole}
            isWaiting={isWaiting}
            onChange={onChange}
            onDrop={onDrop}
            onClose={() => set(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
});
