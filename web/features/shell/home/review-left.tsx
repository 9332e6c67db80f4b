import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { reviewMessages as say } from '#web/features/register/review/messages.ts';
import { REVIEWING } from '#web/features/register/review/reviewing.ts';
import { listToReview } from '#web/features/register/review/to-review.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';

/** How many entries that were carried over must still be reviewed, with a link to review them. */
export function ReviewLeft({ whole }: { whole: WholeAssessment }) {
  const { left, all } = listToReview(whole);
  if (left.length === 0) return null;
  return (
    <Alert
      title={say.left(left.length, all)}
      action={
        <LinkButton as={Link} size="sm" to={`${screens.register.path}?${REVIEWING}`}>
          {say.begin}
        </LinkButton>
      }
    >
      {say.leftText}
    </Alert>
  );
}
