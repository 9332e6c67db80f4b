import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { transferMessages as say } from './transfer-messages.ts';

interface ReviewMarkProps {
  /** Where it was carried over from; nothing is shown where it says nothing. */
  from: string;
  /** What it is called. */
  title: string;
  busy: boolean;
  onReviewed: () => void;
}

/** Says that something was carried over and is to be reviewed, with the button that says it was. */
export function ReviewMark({ from, title, busy, onReviewed }: ReviewMarkProps) {
  if (from === '') return null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs print:hidden">
      <Badge tone="warning">{say.toReview}</Badge>
      <span dir="auto" className="min-w-0 wrap-break-word text-muted">
        {say.carriedFrom(from)}
      </span>
      <Button size="sm" aria-label={say.reviewedOf(title)} busy={busy} busyText={say.reviewed} onClick={onReviewed}>
        {say.reviewed}
      </Button>
    </div>
  );
}

interface ReviewAllProps {
  what: 'decisions' | 'scores';
  count: number;
  busy: boolean;
  onReviewed: () => void;
}

/** How many of a section are to be reviewed, and the button for them all. */
export function ReviewAll({ what, count, busy, onReviewed }: ReviewAllProps) {
  if (count === 0) return null;
  return (
    <Alert
      tone="warning"
      title={say.manyToReview(count, what)}
      action={
        <Button size="sm" busy={busy} busyText={say.allReviewed} onClick={onReviewed}>
          {say.allReviewed}
        </Button>
      }
    >
      {say.manyText}
    </Alert>
  );
}
