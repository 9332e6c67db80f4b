import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { LEFT_OUT_GROUPS, leftOutOf } from '#domain/audit/left-out.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { auditQuery } from '#web/features/assurance/comments/audit-query.ts';
import { leftOutQuery } from '#web/features/assurance/left-out/api.ts';
import { groupTexts, leftOutMessages as say } from '#web/features/assurance/left-out/messages.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { LoadingCard } from '#web/ui/layout/loading-card.tsx';
import { auditedQuery, useMark } from './api.ts';
import { LeftOutLine } from './left-out-line.tsx';
import { type LeftOutEntry, leftOutRecords } from './left-out-records.ts';
import { auditRoomMessages } from './messages.ts';
import { type AuditedRecord, lineIdOf, recordKey } from './records.ts';
import { Walk } from './walk.tsx';

const CommentsPanel = lazy(async () => ({
  default: (await import('#web/features/assurance/comments/comments-panel.tsx')).CommentsPanel,
}));

/** The number of records of a group in the list until more are requested. */
const SHOWN = 25;

/** What one assessment leaves out, by group: members read it, and auditors walk through it, mark it and ask about it. */
export function LeftOutView({ assessmentId }: { assessmentId: AssessmentId }) {
  const whole = useQuery(auditedQuery(assessmentId));
  const room = useQuery(auditQuery(assessmentId));
  const history = useQuery(leftOutQuery(assessmentId));
  const { mutate } = useMark(assessmentId);
  const isAuditor = useMay('audit.work');
  const [place, setPlace] = useState<number | null>(null);
  const [asked, setAsked] = useState<(CommentedRecord & { name: string }) | null>(null);
  const records = useMemo(
    () => (whole.data && history.data ? leftOutRecords(leftOutOf(whole.data, history.data)) : null),
    [whole.data, history.data],
  );
  const marked = useMemo(() => Map.groupBy(room.data?.marks ?? [], recordKey), [room.data]);
  const queries = [whole, room, history];
  if (queries.some(({ isError }) => isError)) {
    return (
      <ErrorState
        title={say.failed}
        onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
        busy={queries.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!whole.data || !room.data || !records) return <LoadingCard label={say.loading} />;
  if (records.length === 0) {
    return (
      <Card>
        <EmptyState title={say.nothing} description={say.nothingText} />
      </Card>
    );
  }
  const marksOf = (record: AuditedRecord) => marked.get(recordKey(record)) ?? [];
  const onMark = isAuditor
    ? ({ noun, recordId }: AuditedRecord, note: string | null) => mutate({ noun, recordId, note })
    : null;
  const onAsk = isAuditor ? ({ noun, recordId, name }: AuditedRecord) => setAsked({ noun, recordId, name }) : null;
  const isAsked = (record: AuditedRecord) => room.data.questions.some((each) => recordKey(each) === recordKey(record));
  const done = records.filter((record) => marksOf(record).length > 0).length;
  const unseen = records.findIndex((record) => marksOf(record).length === 0);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {isAuditor || done > 0 ? (
          <Progress
            label={auditRoomMessages.progress}
            value={done}
            max={records.length}
            text={auditRoomMessages.progressText(done, records.length)}
            className="w-full sm:w-80"
          />
        ) : (
          <p className="figures text-muted">{say.total(records.length)}</p>
        )}
        <Button variant={isAuditor ? 'primary' : 'secondary'} onClick={() => setPlace(Math.max(unseen, 0))}>
          {say.walk}
        </Button>
      </div>
      {LEFT_OUT_GROUPS.map((group) => (
        <GroupCard
          key={group}
          group={group}
          records={records.filter((record) => record.group === group)}
          onOpen={(record) => setPlace(records.indexOf(record))}
          draftId={whole.data.assessment.status === 'draft' ? assessmentId : null}
          {...{ marksOf, onMark, onAsk, isAsked }}
        />
      ))}
      <Walk
        title={say.title}
        records={records}
        place={place}
        onPlace={setPlace}
        onWalked={() => void room.refetch()}
        whole={whole.data}
        marksOf={marksOf}
        onMark={onMark}
        idOf={lineIdOf}
      />
      {asked ? (
        <Suspense>
          <CommentsPanel
            isOpen
            onOpenChange={(isOpen) => {
              if (isOpen) return;
              setAsked(null);
              void room.refetch();
            }}
            assessmentId={assessmentId}
            record={{ noun: asked.noun, recordId: asked.recordId }}
            name={asked.name}
            path={pathOfRecord(whole.data, asked)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface GroupCardProps {
  group: LeftOutEntry['group'];
  records: readonly LeftOutEntry[];
  /** Where missing reasons can be added; null if the assessment is completed. */
  draftId: AssessmentId | null;
  onOpen: (record: LeftOutEntry) => void;
  marksOf: (record: AuditedRecord) => Parameters<typeof LeftOutLine>[0]['marks'];
  onMark: ((record: AuditedRecord, note: string | null) => void) | null;
  onAsk: ((record: AuditedRecord) => void) | null;
  isAsked: (record: AuditedRecord) => boolean;
}

/** The records of one group; renders nothing if it has none. */
function GroupCard({ group, records, draftId, onOpen, marksOf, onMark, onAsk, isAsked }: GroupCardProps) {
  const [most, setMost] = useState(SHOWN);
  if (records.length === 0) return null;
  const { title, text } = groupTexts[group];
  const id = `left-out-${group}`;
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <div>
          <CardTitle id={id}>
            {title} <span className="figures text-muted">{formatNumber(records.length)}</span>
          </CardTitle>
          <CardDescription>{text}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <ul className="-my-3 divide-y">
          {records.slice(0, most).map((record) => (
            <LeftOutLine
              key={recordKey(record)}
              id={lineIdOf(record)}
              {...{ record, draftId }}
              marks={marksOf(record)}
              isAsked={isAsked(record)}
              onOpen={() => onOpen(record)}
              onMark={onMark && ((note) => onMark(record, note))}
              onAsk={onAsk && (() => onAsk(record))}
            />
          ))}
        </ul>
        {records.length > most ? (
          <Button size="sm" className="mt-3 self-start" onClick={() => setMost(most + 100)}>
            {auditRoomMessages.more(Math.min(100, records.length - most))}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}
