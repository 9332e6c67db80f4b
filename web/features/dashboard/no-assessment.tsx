import { Link } from 'react-router';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TwoAxisGauge } from '#web/ui/two-axis-gauge.tsx';
import { dashboardMessages as say } from './messages.ts';

/** Nothing to show yet, and where to begin. */
export function NoAssessment() {
  return (
    <Card>
      <EmptyState
        className="py-16"
        graphic={
          <TwoAxisGauge
            category="Environmental"
            impact={null}
            financial={null}
            thresholds={{ impact: 12.5, financial: 12.5 }}
            className="size-24 overflow-visible"
          />
        }
        title={say.noAssessment}
        description={say.noAssessmentHint}
        action={
          <LinkButton as={Link} to="/app/assessment" variant="primary">
            {say.goToAssessment}
          </LinkButton>
        }
      />
    </Card>
  );
}
