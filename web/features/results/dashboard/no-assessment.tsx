import { useMay } from '#web/features/account/session/use-may.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { FirstSteps } from './first-steps.tsx';
import { dashboardMessages as say } from './messages.ts';

/** Nothing to show yet: the steps to a result, for people who work on the assessment. */
export function NoAssessment() {
  const mayEdit = useMay('assessment.edit');
  if (mayEdit)
    return <FirstSteps hint={<p className="mt-2 text-muted">{say.noAssessmentHint}</p>} isStandardConfirmed={false} />;
  return (
    <Card>
      <EmptyState title={say.noAssessment} />
    </Card>
  );
}
