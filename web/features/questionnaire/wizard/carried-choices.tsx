import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { isToReview } from '#domain/fields/carried-from.ts';
import { useMarkReviewed } from '#web/features/questionnaire/assessment/use-mark-reviewed.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { lastLookMessages as say } from './messages.ts';

/** Choices on disclosure requirements that were carried over and that nobody has confirmed, with a button that confirms them all. */
export function CarriedChoices({ whole }: { whole: WholeAssessment }) {
  const { mutate, isPending } = useMarkReviewed();
  const carried = whole.disclosureChoices.filter(isToReview);
  if (carried.length === 0) return null;
  return (
    <section>
      <h3 className="font-medium">{say.carriedChoices(carried.length)}</h3>
      <p className="mb-2 text-sm text-pretty text-muted">
        {say.carriedChoicesText(carried.map(({ requirement }) => requirement))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={isPending}
          busyText={say.confirming}
          onClick={() => mutate({ disclosureChoices: carried })}
        >
          {say.confirmChoices}
        </Button>
        <LinkButton as={Link} to={`${screens.disclosures.path}?assessment=${whole.assessment.id}`} size="sm">
          {say.toDisclosures}
        </LinkButton>
      </div>
    </section>
  );
}
