import type { ReviewState } from '#domain/assignments/assignment.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { workFormMessages as say } from './messages.ts';

interface ReviewProps {
  state: ReviewState;
  /** Who put it in review, or reviewed it. */
  by: string;
  /** Who is asked for it, in a sentence; '' if nobody in particular is. */
  asked: string;
  mayClear: boolean;
  /** Who can be asked. */
  choices: readonly { value: string; label: string }[];
  /** The id of the person to ask; '' for nobody in particular. */
  chosen: string;
  onChoose: (person: string) => void;
  isBusy: boolean;
  hasFocus: boolean;
  onMove: (to: ReviewState) => void;
}

const NEXT = {
  open: { to: 'in-review', label: say.setInReview },
  'in-review': { to: 'reviewed', label: say.clear },
  reviewed: { to: 'open', label: say.reopen },
} as const satisfies Record<ReviewState, { to: ReviewState; label: string }>;

/** The state of a record's review, and the buttons that change it. The person who requests a review can name who is asked. */
export function Review({
  state,
  by,
  asked,
  mayClear,
  choices,
  chosen,
  onChoose,
  isBusy,
  hasFocus,
  onMove,
}: ReviewProps) {
  const inReview = asked === '' ? say.inReviewText(by) : `${say.inReviewText(by)} ${asked}`;
  const text = { open: say.openText, 'in-review': inReview, reviewed: say.reviewedText(by) }[state];
  const waits = state === 'in-review' && !mayClear;
  const next = NEXT[state];
  return (
    <section className="flex flex-col gap-2 border-t pt-3">
      <h3 className="text-sm font-medium">{say.review}</h3>
      <p className="text-muted">{waits && asked === '' ? `${text} ${say.needsAnother}` : text}</p>
      {state === 'open' ? (
        <Field label={say.reviewer}>
          <Select
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
            options={[{ value: '', label: say.anybody }, ...choices]}
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {waits ? null : (
          <Button
            size="sm"
            data-first={hasFocus || undefined}
            busy={isBusy}
            busyText={say.saving}
            onClick={() => onMove(next.to)}
          >
            {next.label}
          </Button>
        )}
        {state === 'in-review' ? (
          <Button
            size="sm"
            variant="ghost"
            data-first={(hasFocus && waits) || undefined}
            busy={isBusy && waits}
            onClick={() => onMove('open')}
          >
            {say.callOff}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
