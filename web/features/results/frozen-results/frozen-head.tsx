import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { finalityBy } from '#domain/sign-off/sign-off.ts';
import { stateName } from '#domain/sign-off/words.ts';
import { signOffQuery } from '#web/features/assurance/sign-off/api.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import type { FrozenAnswer } from './api.ts';
import { resultsMessages as say } from './messages.ts';
import { MoreButton } from './more-button.tsx';

// The screen shows everything else without it.
const FrozenMenu = lazy(() => import('./frozen-menu.tsx'));

interface FrozenHeadProps {
  /** Empty if there is none. */
  assessmentId: string;
  /** The result that is shown; absent while it loads, or if there is none. */
  answer: FrozenAnswer | undefined;
  exportButton: ReactNode;
}

/** The title of the screen, how final the result is, its export, and a menu with the pages around it. */
export function FrozenHead({ assessmentId, answer, exportButton }: FrozenHeadProps) {
  const dashboard = `${screens.dashboard.path}${assessmentId ? `?assessment=${assessmentId}` : ''}`;
  return (
    <PageHeader
      title={
        <span className="flex flex-wrap items-center gap-x-3">
          <PageTitle>{say.title}</PageTitle>
          {say.title}
          {answer ? <State assessmentId={assessmentId as AssessmentId} answer={answer} /> : null}
        </span>
      }
      // On phones, so that the finding comes into the first 300 px.
      subtitle={<span className="max-sm:hidden">{say.subtitle}</span>}
      actions={
        answer ? (
          <>
            {exportButton}
            <Suspense fallback={<MoreButton />}>
              <FrozenMenu assessmentId={assessmentId} dashboard={dashboard} />
            </Suspense>
          </>
        ) : (
          <LinkButton as={Link} to={dashboard} className="print:hidden">
            {say.dashboard}
          </LinkButton>
        )
      }
    />
  );
}

/** How final the result is; nothing for an earlier one. */
function State({
  assessmentId,
  answer: { sha256, isOpenAgain },
}: {
  assessmentId: AssessmentId;
  answer: FrozenAnswer;
}) {
  const { data } = useQuery(signOffQuery(assessmentId));
  if (data?.sha256 !== sha256) return null;
  const finality = finalityBy(data.standing, isOpenAgain ? 'draft' : 'completed');
  return <FinalityBadge finality={finality} name={stateName(finality, data.standing)} className="font-sans" />;
}
