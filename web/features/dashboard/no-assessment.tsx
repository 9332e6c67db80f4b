import { FirstSteps } from './first-steps.tsx';
import { dashboardMessages as say } from './messages.ts';

/** Nothing to show yet: what the way to a result consists of. */
export function NoAssessment() {
  return <FirstSteps hint={<p className="mt-2 text-muted">{say.noAssessmentHint}</p>} isStandardConfirmed={false} />;
}
