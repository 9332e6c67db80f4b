import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { COMMENT_FIELD } from '#web/features/assurance/comments/comment-field.ts';
import { commentsMessages } from '#web/features/assurance/comments/messages.ts';
import { evidenceQuery } from '#web/features/assurance/evidence/api.ts';
import type { HistorySubject } from '#web/features/assurance/history/api.ts';
import { NOTHING_UNSAVED } from '#web/features/register/rows/unsaved.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { auditRoomMessages as say } from './messages.ts';
import type { AuditedRecord } from './records.ts';

const Entry = lazy(async () => ({ default: (await import('#web/features/register/panel/entry.tsx')).Entry }));
const Comments = lazy(async () => ({
  default: (await import('#web/features/assurance/comments/comments.tsx')).Comments,
}));
const AsideFacts = lazy(async () => ({
  default: (await import('#web/features/assurance/left-out/aside-facts.tsx')).AsideFacts,
}));
const MeasureList = lazy(async () => ({
  default: (await import('#web/features/register/measures/measure-list.tsx')).MeasureList,
}));
const EvidenceItem = lazy(async () => ({
  default: (await import('#web/features/assurance/evidence/evidence-item.tsx')).EvidenceItem,
}));
const SignOff = lazy(async () => ({
  default: (await import('./walked-sign-off.tsx')).WalkedSignOff,
}));
const RecentChanges = lazy(async () => ({
  default: (await import('#web/features/assurance/history/recent-changes.tsx')).RecentChanges,
}));

/** All fields of a record, the questions about it, and its history. */
export function WalkedRecord({ record, whole }: { record: AuditedRecord; whole: WholeAssessment }) {
  const component = record.noun === 'component' && whole.components.find(({ id }) => id === record.recordId);
  return (
    <Suspense fallback={<Spinner label={say.loadingRecord} />}>
      {component ? (
        <Entry component={component} whole={whole} unsaved={NOTHING_UNSAVED} acts={null} isCommenting={false} />
      ) : (
        <OtherRecord record={record} whole={whole} />
      )}
    </Suspense>
  );
}

/** A record that is not an entry, or no longer exists: its fields, a link to its screen, its questions and its history. */
function OtherRecord({ record, whole }: { record: AuditedRecord; whole: WholeAssessment }) {
  const { noun, recordId, name, detail } = record;
  const assessmentId = whole.assessment.id;
  const subject = subjectOf(record);
  const topic = whole.topics.find(({ id }) => noun === 'topic' && id === recordId);
  const aside = topic && relevantTopics([topic], whole.selections).length === 0 ? topic : undefined;
  const measure = whole.measures.find(({ id }) => noun === 'measure' && id === recordId);
  const way = topic
    ? topicPath(topic.code, assessmentId)
    : measure
      ? `${screens.audit.path}?${new URLSearchParams({ assessment: assessmentId, component: measure.componentId })}`
      : noun === 'component' || noun === 'stakeholder' || noun === 'answer'
        ? undefined
        : pathOfRecord(whole, record);
  return (
    <>
      {noun === 'component' ? <p className="text-sm text-muted">{say.deleted}</p> : null}
      {aside ? (
        <AsideFacts topic={aside} whole={whole} />
      ) : (
        <p dir="auto" className="text-sm break-words whitespace-pre-wrap empty:hidden">
          {detail}
        </p>
      )}
      {noun === 'measure' ? <WalkedMeasure recordId={recordId} whole={whole} /> : null}
      {noun === 'sign-off' && whole.assessment.status === 'completed' ? <SignOff assessmentId={assessmentId} /> : null}
      {noun === 'evidence' ? <WalkedEvidence recordId={recordId} assessmentId={assessmentId} /> : null}
      {way ? (
        <Link to={way} className="mt-2 inline-block rounded-sm text-sm text-accent hover:underline">
          {measure ? say.entry : say.whole}
        </Link>
      ) : null}
      <div className="mt-6 flex flex-col gap-3 border-t pt-4">
        <h3 className="text-sm font-medium">{commentsMessages.comments}</h3>
        <Comments assessmentId={assessmentId} record={{ noun, recordId }} name={name} fieldId={COMMENT_FIELD} />
      </div>
      {subject ? (
        <div className="-mx-4 mt-6 -mb-4 border-t pt-4 sm:-mx-5 sm:-mb-5">
          <RecentChanges
            assessmentId={assessmentId}
            subject={subject}
            name={name}
            isDraft={whole.assessment.status === 'draft'}
            isDue
          />
        </div>
      ) : null}
    </>
  );
}

/** The fields of a measure, which may have been deleted. */
function WalkedMeasure({ recordId, whole }: { recordId: string; whole: WholeAssessment }) {
  const { id, financialYearStart } = whole.assessment;
  return (
    <div className="mt-3">
      <MeasureList
        assessmentId={id}
        isFrozen
        measures={whole.measures.filter((row) => row.id === recordId)}
        yearStart={financialYearStart}
        acts={null}
        commentsBelow
      />
    </div>
  );
}

/** A piece of evidence with its revisions and what it supports. */
function WalkedEvidence({ recordId, assessmentId }: { recordId: string; assessmentId: AssessmentId }) {
  const { data } = useQuery(evidenceQuery(assessmentId));
  return (
    <ul className="mt-3 rounded-md border empty:hidden">
      {data?.evidence
        .filter(({ id }) => id === recordId)
        .map((evidence) => (
          <EvidenceItem
            key={evidence.id}
            evidence={evidence}
            use={null}
            usedIn={null}
            hasDetails
            people={data.people}
            end={null}
          />
        ))}
    </ul>
  );
}

/** The subject whose history covers a record: answers, thresholds and sign-off steps each have a common one; evidence shows its own. */
function subjectOf({ noun, recordId }: AuditedRecord): HistorySubject | null {
  switch (noun) {
    case 'topic':
      return { topicId: recordId as TopicId };
    case 'answer':
    case 'sign-off':
      return { noun };
    case 'thresholds':
      return { noun: 'assessment' };
    case 'evidence':
    case 'tier':
      return null;
    default:
      return { noun, id: recordId };
  }
}
