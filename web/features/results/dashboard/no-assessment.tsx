import { lazy, Suspense } from 'react';
import { useMay } from '#web/features/account/session/use-may.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { dashboardMessages as say } from './messages.ts';

// Only companies without an assessment need it.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }));

/** Nothing to show yet: the steps to a result, for people who work on the assessment. */
export function NoAssessment() {
  const mayEdit = useMay('assessment.edit');
  if (mayEdit)
    return (
      <Suspense>
        <FirstSteps hint={<p className="mt-2 text-muted">{say.noAssessmentHint}</p>} isStandardConfirmed={false} />
      </Suspense>
    );
  return (
    <Card>
      <EmptyState title={say.noAssessment} />
    </Card>
  );
}
