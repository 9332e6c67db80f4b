import type { WholeAssessment } from '#contract/assessment.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { carriedNouns, transferMessages as say } from './messages.ts';
import { useMarkReviewed } from './use-mark-reviewed.ts';

type Noun = keyof typeof carriedNouns;

/** The id of the button that confirms an item that was carried over. */
export const reviewButtonId = (place: string | number) => `review-${place}`;

interface ReviewMarkProps<N extends Noun> {
  noun: N;
  /** The saved row; for an answer, also its free text. Renders nothing if there is nothing to review. */
  rows: WholeAssessment[N];
  /** Its name. */
  title: string;
  /** Identifies the button that confirms it: the row's id, or the position of a question. */
  place: string | number;
  /** Called after it was confirmed, because the button that had the focus is gone then. */
  onReviewed?: () => void;
  className?: string;
}

/** Says that something was carried over and must be reviewed, with the button that confirms it. */
export function ReviewMark<N extends Noun>({ noun, rows, title, place, onReviewed, className }: ReviewMarkProps<N>) {
  const reviewed = useMarkReviewed(onReviewed);
  const [first] = rows.filter(isToReview);
  if (!first) return null;
  return (
    <div className={className}>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs print:hidden">
        <Badge tone="warning">{say.toReview}</Badge>
        <span dir="auto" className="min-w-0 wrap-break-word text-muted">
          {say.carriedFrom(first.carriedFrom)}
        </span>
        <Button
          id={reviewButtonId(place)}
          size="sm"
          aria-label={say.confirmOf(title)}
          busy={reviewed.isPending}
          busyText={say.confirm}
          onClick={() => reviewed.mutate({ [noun]: rows.filter(isToReview) })}
        >
          {say.confirm}
        </Button>
      </div>
    </div>
  );
}

interface ReviewAllProps<N extends Noun> {
  noun: N;
  /** The rows of a section. */
  rows: WholeAssessment[N];
}

/** How many items of a section must be reviewed, with the button that confirms them all. */
export function ReviewAll<N extends Noun>({ noun, rows }: ReviewAllProps<N>) {
  const reviewed = useMarkReviewed();
  const left = rows.filter(isToReview);
  if (left.length === 0) return null;
  return (
    <Alert
      className="print:hidden"
      title={say.manyToReview(carriedNouns[noun](left.length))}
      action={
        <Button
          size="sm"
          busy={reviewed.isPending}
          busyText={say.confirmAll}
          onClick={() => reviewed.mutate({ [noun]: left })}
        >
          {say.confirmAll}
        </Button>
      }
    >
      {say.manyText}
    </Alert>
  );
}
