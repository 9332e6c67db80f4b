import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { stateQuery } from './api.ts';
import { DifferenceList } from './difference-list.tsx';
import { EarlierState } from './earlier-state.tsx';
import { asOfRefusals, asOfMessages as say } from './messages.ts';

const views = [
  { value: 'state', label: say.views.state },
  { value: 'differences', label: say.views.differences },
] as const;

interface AsOfViewProps {
  assessmentId: AssessmentId;
  at: string;
  /** The time to compare with; null: now. */
  until: string | null;
}

/** An earlier state, clearly marked as such, and its differences from another time. */
export function AsOfView({ assessmentId, at, until }: AsOfViewProps) {
  const [view, setView] = useState<'state' | 'differences'>('state');
  const earlier = useQuery(stateQuery(assessmentId, at));
  const later = useQuery({ ...stateQuery(assessmentId, until), enabled: view === 'differences' });
  const failed = earlier.error ? earlier : view === 'differences' && later.error ? later : null;
  if (failed)
    return <AsOfFailed error={failed.error} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />;
  if (!earlier.data) return <Spinner label={say.loading} className="min-h-40" />;
  return (
    <>
      <Alert
        tone="warning"
        announce
        title={say.banner(earlier.data.assessment.name, at)}
        action={
          <LinkButton as={Link} to={`${screens.dashboard.path}?assessment=${assessmentId}`} size="sm">
            {say.back}
          </LinkButton>
        }
      >
        <FinalityBadge finality={finalityOf(earlier.data.assessment)} className="mr-2" />
        {say.bannerText}
      </Alert>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Segmented label={say.view} options={views} value={view} onValueChange={setView} />
        <LinkButton as={Link} to={comparePath(assessmentId, at, until)} size="sm" variant="ghost">
          {say.compare}
        </LinkButton>
      </div>
      {view === 'state' ? (
        <EarlierState key={at} at={at} state={earlier.data} />
      ) : later.data ? (
        <DifferenceList earlier={earlier.data} later={later.data} span={say.differencesFrom(at, until)} />
      ) : (
        <Spinner label={say.loading} className="min-h-40" />
      )}
    </>
  );
}

/** The address of the comparison of the two times by topics and entries, with reasons. */
function comparePath(assessmentId: AssessmentId, at: string, until: string | null): string {
  const sides = { earlier: assessmentId, earlierAt: at, later: assessmentId, ...(until && { laterAt: until }) };
  return `${screens.compare.path}?${new URLSearchParams(sides)}`;
}

function AsOfFailed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const refused = explainRefusal(asOfRefusals, error);
  return (
    <Card>
      {refused ? (
        <ErrorState title={refused.title} description={refused.text} />
      ) : (
        <ErrorState title={say.failed} description={say.failedText} onRetry={onRetry} busy={isBusy} />
      )}
    </Card>
  );
}
