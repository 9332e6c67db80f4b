import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AssessmentShape } from '#contract/assessment.ts';
import { outdatesInCopy, routeLabel, routeOf, yearAfter } from '#domain/assessment/esrs-version.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { otherVersion } from '#domain/transfer/crosswalk.ts';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { ToneIcon } from '#web/ui/display/tone-icon.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type OpenAssessment, openAssessmentQuery, useReadAgain } from './api.ts';
import { chooseDraft } from './chosen-draft.ts';
import { CompletionReasonsGiven } from './completion-reasons-given.tsx';
import { completedMessages as say } from './messages.ts';
import { RemovedDrafts } from './removed-drafts.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useWantedTransfer } from './wanted-transfer.ts';

type Way = 'copy' | 'transfer' | 'empty';

interface BetweenAssessmentsProps {
  open: OpenAssessment;
  /** Beside the title of a completed assessment. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Shown if no draft is open: nothing starts automatically; the person views the result or chooses how to continue (product P17). */
export function BetweenAssessments({ open, actions, children }: BetweenAssessmentsProps) {
  const { latestCompleted: completed, drafts, removed } = open;
  const [isReopening, setIsReopening] = useState(false);
  useBareAddress();
  return (
    <div className={cn('w-full px-4 py-8 sm:px-6', completed ? 'page-width' : 'max-w-4xl')}>
      {completed ? (
        <CompletedHeader completed={completed} actions={actions} />
      ) : (
        <PageHeader title={say.noneTitle} subtitle={say.noneText} />
      )}
      {children}
      {completed ? <CompletionReasonsGiven completed={completed} /> : null}
      <section className="mt-10">
        <h2 className="text-base font-medium">{say.nextTitle}</h2>
        <ul className="mt-3 divide-y rounded-md border bg-surface">
          {drafts.length > 0 ? <GoOn drafts={drafts} /> : <StartNext completed={completed} />}
          {completed ? (
            <Choice title={say.reopenTitle} text={say.reopenText}>
              <Button onClick={() => setIsReopening(true)}>{say.reopen}</Button>
            </Choice>
          ) : null}
        </ul>
      </section>
      <RemovedDrafts removed={removed} />
      {completed && isReopening ? <ReopenDialog assessment={completed} onClose={() => setIsReopening(false)} /> : null}
    </div>
  );
}

function CompletedHeader({ completed, actions }: { completed: AssessmentShape; actions: ReactNode }) {
  const facts = [
    say.yearFrom(formatDay(completed.financialYearStart)),
    routeLabel(routeOf(completed)),
    ...(completed.completedAt ? [say.doneOn(formatDay(completed.completedAt))] : []),
  ];
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="overline-label min-w-0">
          <Facts facts={facts} />
        </p>
        <FinalityBadge finality={finalityOf(completed)} />
      </div>
      <PageHeader title={say.doneTitle} subtitle={say.doneText(finalityOf(completed) === 'final')} actions={actions} />
    </>
  );
}

/** The draft of another year, which can be continued. */
function GoOn({ drafts }: Pick<OpenAssessment, 'drafts'>) {
  const client = useQueryClient();
  return drafts.map(({ id, financialYearStart }) => (
    <Choice key={id} title={say.goOnTitle(formatDay(financialYearStart))} text={say.goOnText}>
      <Button onClick={() => void chooseDraft(client, id)}>{say.goOn}</Button>
    </Choice>
  ));
}

function StartNext({ completed }: { completed: AssessmentShape | null }) {
  const begin = useBegin(completed);
  const outdated = completed !== null && outdatesInCopy(completed);
  const start = (way: Way) => !begin.isPending && begin.mutate(way);
  const busy = (way: Way) => begin.isPending && begin.variables === way;
  return (
    <>
      {completed ? (
        <Choice title={say.copyTitle} text={say.copyText} note={outdated && sayOutdated(completed)}>
          <div className="flex flex-wrap gap-2">
            {outdated ? (
              <Button busy={busy('transfer')} busyText={say.starting} onClick={() => start('transfer')}>
                {say.copyAndTransfer}
              </Button>
            ) : null}
            <Button
              variant={outdated ? 'ghost' : 'secondary'}
              busy={busy('copy')}
              busyText={say.starting}
              onClick={() => start('copy')}
            >
              {outdated ? say.copyAlone : say.copy}
            </Button>
          </div>
        </Choice>
      ) : null}
      <Choice title={completed ? say.emptyTitle : say.firstTitle} text={completed ? say.emptyText : say.firstText}>
        <Button busy={busy('empty')} busyText={say.starting} onClick={() => start('empty')}>
          {say.empty}
        </Button>
      </Choice>
    </>
  );
}

const sayOutdated = ({ financialYearStart, esrsVersion }: AssessmentShape) =>
  say.copyOutdated(
    formatDay(yearAfter(financialYearStart)),
    esrsVersions[esrsVersion].label,
    esrsVersions[otherVersion(esrsVersion)].label,
  );

interface ChoiceProps {
  title: string;
  text: string;
  /** A reason not to use it as it is. */
  note?: string | false;
  children: ReactNode;
}

function Choice({ title, text, note, children }: ChoiceProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 max-w-prose flex-1 basis-72">
        <h3 className="font-medium">{title}</h3>
        <p className="mt-0.5 text-sm text-pretty text-muted">{text}</p>
        {note ? (
          <p className="mt-1.5 flex gap-2 text-sm text-pretty">
            <ToneIcon tone="warning" className="mt-0.5" />
            {note}
          </p>
        ) : null}
      </div>
      {children}
    </li>
  );
}

function useBegin(completed: AssessmentShape | null) {
  const readAgain = useReadAgain();
  const { want } = useWantedTransfer();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  return useMutation({
    mutationFn: (way: Way) => api.assessment.begin({ copyOf: way !== 'empty' && completed ? completed.id : null }),
    // Awaited, so that the button stays busy until the draft has loaded.
    onSuccess: async ({ id }, way) => {
      if (way === 'transfer') want(id);
      await readAgain();
    },
    onError: (error) => {
      if (codeOf(error) !== 'draft-exists') return reportFailure(error, say.startFailed);
      toast.info(say.draftExists, { description: say.draftExistsText });
      return readAgain();
    },
  });
}

/** Clears the address, which still names the section that was completed last: the next draft must not start there. */
function useBareAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
}
