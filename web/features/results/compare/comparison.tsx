import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { compareAssessments } from '#domain/compare/compare-assessments.ts';
import type { Origins } from '#domain/compare/match-components.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import type { Span } from '#web/features/assurance/history/api.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { stateQuery } from '#web/features/results/as-of/api.ts';
import { asOfRefusals } from '#web/features/results/as-of/messages.ts';
import { codeOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { originsQuery } from './api.ts';
import type { ComparedProps, Side } from './compared-props.ts';
import { ComponentChanges } from './component-changes.tsx';
import { compareMessages as say } from './messages.ts';
import { TopicChanges } from './topic-changes.tsx';

interface ComparisonProps {
  earlier: Side;
  later: Side;
  /** Whether reasons can be given in the later one now. */
  isDraft: boolean;
}

/** All differences between two assessments, or between two times of one (product P58). */
export default function Comparison(props: ComparisonProps) {
  const earlier = useQuery(stateQuery(props.earlier.assessmentId, props.earlier.at));
  const later = useQuery(stateQuery(props.later.assessmentId, props.later.at));
  const isOne = props.earlier.assessmentId === props.later.assessmentId;
  const origins = useQuery({ ...originsQuery(props.later.assessmentId), enabled: !isOne });
  const failed = [earlier, later].find(({ data, error }) => !data && error);
  if (failed) return <Failed error={failed.error} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />;
  if (!earlier.data || !later.data || (!isOne && origins.isPending))
    return <Spinner label={say.loading} className="min-h-40" />;
  return <Compared {...props} was={earlier.data} is={later.data} origins={origins.data} />;
}

interface ComparedStates extends ComparisonProps {
  was: WholeAssessment;
  is: WholeAssessment;
  /** Undefined if they are not known: then only kind and title decide which entries match. */
  origins: Origins | undefined;
}

function Compared({ earlier, later, isDraft, was, is, origins }: ComparedStates) {
  const compared = useMemo(() => compareAssessments(was, is, origins), [was, is, origins]);
  const isOneAssessment = earlier.assessmentId === later.assessmentId;
  const span: Span = {
    ...(isOneAssessment && earlier.at !== null && { from: justAfter(earlier.at) }),
    ...(later.at !== null && { until: justAfter(later.at) }),
  };
  const history = { assessmentId: later.assessmentId, isDraft, span, isOneAssessment };
  const props = { earlier: was, later: is, compared, history };
  return (
    <>
      <Sides {...props} times={[earlier.at, later.at]} />
      <TopicChanges {...props} />
      <ComponentChanges {...props} />
    </>
  );
}

/** A state includes everything done in its last millisecond. */
const justAfter = (iso: string) => new Date(Date.parse(iso) + 1).toISOString();

/** What readers need to know about both sides first: year, standard, thresholds. */
function Sides({ earlier, later, compared, times }: ComparedProps & { times: [string | null, string | null] }) {
  const [was, is] = [earlier.assessment.thresholds, later.assessment.thresholds];
  const isSame = was.impact === is.impact && was.financial === is.financial;
  const isSameBasis = earlier.assessment.scoreBasis === later.assessment.scoreBasis;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4 text-sm">
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <OneSide label={say.from} {...earlier} at={times[0]} />
          <OneSide label={say.to} {...later} at={times[1]} />
        </dl>
        {isSame && isSameBasis ? null : (
          <div className="max-w-prose">
            {isSame ? null : <p>{say.otherThresholds}</p>}
            {isSameBasis ? null : <p>{say.otherBasis}</p>}
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-muted">
              {later.assessment.thresholdsReason}
            </p>
          </div>
        )}
        {compared.isSameVersion ? null : <p className="max-w-prose">{say.otherVersion}</p>}
      </CardBody>
    </Card>
  );
}

interface OneSideProps extends Pick<WholeAssessment, 'assessment'> {
  label: string;
  at: string | null;
}

function OneSide({ label, assessment, at }: OneSideProps) {
  const { name, financialYearStart, esrsVersion, thresholds, scoreBasis } = assessment;
  return (
    <div className="min-w-0">
      <dt className="overline-label">{label}</dt>
      <dd className="mt-1 flex flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {name}
          </span>
          <FinalityBadge finality={finalityOf(assessment)} />
        </span>
        {at === null ? null : <span>{say.stood(formatMoment(at))}</span>}
        <span className="text-muted">{say.financialYear(formatDay(financialYearStart))}</span>
        <span className="text-muted">{esrsVersions[esrsVersion].label}</span>
        <span className="text-muted">{say.thresholds(thresholds.impact, thresholds.financial)}</span>
        <span className="text-muted">{say.computed[scoreBasis]}</span>
      </dd>
    </div>
  );
}

function Failed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  const code = codeOf(error);
  const refused = code === 'not-found' || code === 'malformed' ? null : explainRefusal(asOfRefusals, error);
  return (
    <Card>
      {code === 'not-found' || code === 'malformed' ? (
        <ErrorState title={say.notThere} description={say.notThereText} />
      ) : refused ? (
        <ErrorState title={refused.title} description={refused.text} />
      ) : (
        <ErrorState title={say.loadFailed} description={say.loadFailedText} onRetry={onRetry} busy={isBusy} />
      )}
    </Card>
  );
}
