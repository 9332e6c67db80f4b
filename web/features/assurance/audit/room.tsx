import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AuditRoom } from '#contract/audit.ts';
import { screens } from '#contract/screens.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { auditQuery } from '#web/features/assurance/comments/audit-query.ts';
import { LinkedComments } from '#web/features/assurance/comments/linked-comments.tsx';
import { evidenceQuery } from '#web/features/assurance/evidence/api.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { auditedQuery, useMark } from './api.ts';
import { DrawSample } from './draw-form.tsx';
import { linkedRecord, withoutRecord } from './linked-record.ts';
import { markedNames, auditRoomMessages as say, visitNames } from './messages.ts';
import { QuestionsCard } from './questions-card.tsx';
import { type AuditedRecord, lineIdOf, recordKey, recordsOf } from './records.ts';
import { RecordsCard } from './records-card.tsx';
import { SamplesCard } from './samples-card.tsx';
import { Walk } from './walk.tsx';

const CommentsPanel = lazy(async () => ({
  default: (await import('#web/features/assurance/comments/comments-panel.tsx')).CommentsPanel,
}));

/** The audit screen of one assessment, where members see what auditors have done. */
export function Room({ assessmentId }: { assessmentId: AssessmentId }) {
  const whole = useQuery(auditedQuery(assessmentId));
  const room = useQuery(auditQuery(assessmentId));
  const evidence = useQuery(evidenceQuery(assessmentId));
  const { mutate } = useMark(assessmentId);
  const isAuditor = useMay('audit.work');
  const [params, setParams] = useSearchParams();
  const [thread, setThread] = useState<{ record: CommentedRecord; name: string } | null>(null);
  const marked = useMemo(() => Map.groupBy(room.data?.marks ?? [], recordKey), [room.data]);
  const records = useMemo(
    () => (whole.data && evidence.data ? recordsOf(whole.data, evidence.data) : null),
    [whole.data, evidence.data],
  );
  const team = useQuery({ ...teamQuery, enabled: !isAuditor });
  const asked = [whole, room, evidence];
  if (asked.some(({ isError }) => isError)) {
    return (
      <ErrorState
        title={say.failed}
        onRetry={() => void Promise.all(asked.map(({ refetch }) => refetch()))}
        busy={asked.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!whole.data || !records || !room.data || (!isAuditor && team.isPending))
    return <LoadingCard label={say.loading} />;
  const { marks, questions, samples, visits } = room.data;
  const hasNoAuditor =
    [marks, questions, samples, visits].every(({ length }) => length === 0) &&
    team.data?.every(({ role }) => role !== 'auditor');
  const marksOf = (record: AuditedRecord) => marked.get(recordKey(record)) ?? [];
  const onMark = isAuditor
    ? ({ noun, recordId }: AuditedRecord, note: string | null) => mutate({ noun, recordId, note })
    : null;
  const onAsk = isAuditor
    ? ({ noun, recordId, name }: AuditedRecord) => setThread({ record: { noun, recordId }, name })
    : null;
  const askedAbout = new Set(questions.map(recordKey));
  const isAsked = (record: AuditedRecord) => askedAbout.has(recordKey(record));
  const linked = linkedRecord(params, records);
  const acts = { marksOf, onMark, onAsk, onWalked: () => void room.refetch() };
  return (
    <>
      <Chain assessmentId={assessmentId} />
      {hasNoAuditor ? (
        <NoAuditor />
      ) : (
        <>
          <QuestionsCard
            questions={questions}
            onOpen={({ noun, recordId, name }) => setThread({ record: { noun, recordId }, name })}
          />
          <SamplesCard whole={whole.data} samples={samples} isAsked={isAsked} {...acts}>
            {isAuditor ? <DrawSample whole={whole.data} /> : null}
          </SamplesCard>
          <RecordsCard whole={whole.data} records={records} marks={marks} isAsked={isAsked} {...acts} />
          <VisitsCard visits={visits} />
        </>
      )}
      <Walk
        title={markedNames[linked?.noun ?? 'component']}
        records={linked ? [linked] : []}
        place={linked ? 0 : null}
        onPlace={(place) => place === null && setParams(withoutRecord, { replace: true, preventScrollReset: true })}
        whole={whole.data}
        idOf={lineIdOf}
        {...acts}
      />
      <LinkedComments
        whole={whole.data}
        keepsAssessment
        nameOf={({ noun, recordId }) =>
          questions.find((question) => question.noun === noun && question.recordId === recordId)?.name
        }
      />
      {thread ? (
        <Suspense>
          <CommentsPanel
            isOpen
            onOpenChange={(isOpen) => {
              if (isOpen) return;
              setThread(null);
              void room.refetch();
            }}
            assessmentId={assessmentId}
            record={thread.record}
            name={thread.name}
            path={pathOfRecord(whole.data, thread.record)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Before the first auditor, there is nothing to show except the way to invite one. */
function NoAuditor() {
  const mayInvite = useMay('team.invite');
  return (
    <Card>
      <EmptyState
        title={say.noAuditor}
        description={mayInvite ? say.noAuditorText : `${say.noAuditorText} ${say.onlyAdmins}`}
        action={
          mayInvite ? (
            <LinkButton as={Link} to={screens.company.path} variant="primary">
              {say.invite}
            </LinkButton>
          ) : null
        }
      />
    </Card>
  );
}

/** Who looked at what, and when. */
function VisitsCard({ visits }: { visits: AuditRoom['visits'] }) {
  return (
    <Card aria-labelledby="audit-visits">
      <CardHeader>
        <CardTitle id="audit-visits">{say.visits}</CardTitle>
      </CardHeader>
      <CardBody>
        {visits.length === 0 ? <p className="text-sm text-muted">{say.noVisits}</p> : null}
        <ul className="divide-y text-sm empty:hidden">
          {visits.map(({ by, what, title, at }) => (
            <li key={`${at} ${what} ${title}`} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words">
                {by ?? say.somebody}: {visitNames[what]}
                {title ? ` (${title})` : null}
              </span>
              <time dateTime={at} className="text-muted">
                {formatMoment(at)}
              </time>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Links that lead from the result to its basis, one click each. */
function Chain({ assessmentId }: { assessmentId: AssessmentId }) {
  const of = (path: string, name = 'assessment') => `${path}?${name}=${assessmentId}`;
  const links = [
    [say.links.result, of(screens.dashboard.path)],
    [say.links.topics, of(screens.topics.path)],
    [say.links.leftOut, of(screens['left-out'].path)],
    [say.links.register, of(screens.register.path)],
    [say.links.disclosures, of(screens.disclosures.path)],
    [say.links.frozen, of(screens.results.path, 'assessmentId')],
    [say.links.asOf, of(screens['as-of'].path)],
    [say.links.compare, of(screens.compare.path, 'later')],
    [say.links.history, of(screens.activity.path)],
  ] as const;
  return (
    <nav aria-label={say.chain}>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(([label, to]) => (
          <li key={label}>
            <Link to={to} className="inline-block rounded-sm py-1 text-sm text-accent hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
