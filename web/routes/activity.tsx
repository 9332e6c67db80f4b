import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { Activity, ActivityFailed } from '#web/features/assurance/history/activity.tsx';
import { isReversed, readFilter, writeFilter } from '#web/features/assurance/history/activity-filter.ts';
import { DownloadButton } from '#web/features/assurance/history/download-button.tsx';
import { FilterBar } from '#web/features/assurance/history/filter-bar.tsx';
import { activityMessages as say } from '#web/features/assurance/history/messages.ts';
import { Waiting } from '#web/features/assurance/history/waiting.tsx';
import { SealStrip } from '#web/features/assurance/seals/seal-strip.tsx';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { formatDay } from '#web/lib/format-day.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Who changed what: in the newest assessment, or in the one that the address names. The address also contains the filter. */
export default function ActivityScreen() {
  const [params, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(assessmentsQuery);
  const asked = params.get('assessment') as AssessmentId | null;
  const shown = asked ?? data?.[0]?.id;
  const chosen = data?.find(({ id }) => id === shown);
  const filter = readFilter(params);
  const only = () => new URLSearchParams(asked ? { assessment: asked } : {});
  return (
    <div className="flex w-full page-width flex-col gap-6 px-4 py-6 sm:px-6 print:p-0">
      <PageHeader
        title={say.title}
        subtitle={say.subtitle}
        actions={
          <>
            {data && data.length > 1 ? (
              <Field label={say.chooseAssessment} hideLabel className="w-full sm:w-80">
                <Select
                  value={shown}
                  options={data.map(({ id, name, financialYearStart, ...rest }) => ({
                    value: id,
                    label: `${formatDay(financialYearStart)} (${finalityNames[finalityOf(rest)].toLowerCase()}): ${name}`,
                  }))}
                  onChange={(event) => setParams({ assessment: event.target.value })}
                />
              </Field>
            ) : chosen?.status === 'completed' ? (
              <FinalityBadge finality={finalityOf(chosen)} className="self-center" />
            ) : null}
            {shown && !isReversed(filter) ? <DownloadButton assessmentId={shown} filter={filter} /> : null}
          </>
        }
      />
      {shown ? (
        <>
          <SealStrip />
          <FilterBar
            assessmentId={shown}
            filter={filter}
            onChange={(change) => setParams(writeFilter(params, change), { replace: true })}
            onClear={() => setParams(only(), { replace: true })}
          />
          {isReversed(filter) ? (
            <Card>
              <EmptyState title={say.reversedTitle} description={say.reversedText} />
            </Card>
          ) : (
            <Activity assessmentId={shown} filter={filter} isDraft={chosen?.status === 'draft'} />
          )}
        </>
      ) : (
        <Card>
          {data ? (
            <EmptyState
              title={say.noneYet}
              description={say.noneYetText}
              action={
                <LinkButton as={Link} to={screens.assessment.path} variant="primary">
                  {say.begin}
                </LinkButton>
              }
            />
          ) : error ? (
            <ActivityFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Waiting rows={8} />
          )}
        </Card>
      )}
    </div>
  );
}
