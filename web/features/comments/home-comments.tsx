import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CommentsOverview } from '#contract/comments.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { useShortened } from '#web/ui/use-shortened.tsx';
import { overviewQuery } from './api.ts';
import { writePlace } from './linked-comments.tsx';
import { commentMessages as say } from './messages.ts';

/** So many records are listed at first; those with the latest word come first. */
const MOST = 8;
const NONE: CommentsOverview['records'] = [];

/** What mentions the person and is unread, and where threads are open. Each opens the comments on the record. */
export function HomeComments({ assessmentId }: { assessmentId: AssessmentId }) {
  const { data } = useQuery(overviewQuery(assessmentId));
  const [, setParams] = useSearchParams();
  const open = (record: CommentedRecord) =>
    setParams((present) => writePlace(present, { assessmentId, record }), { replace: true });
  const { shown, rest } = useShortened(data?.records.filter((record) => record.open > 0) ?? NONE, MOST);
  if (!data) return null;
  return (
    <>
      <Mentions mentions={data.mentions} onOpen={open} />
      <section aria-labelledby="open-comments">
        <h2 id="open-comments" className="text-sm font-medium">
          {say.openTitle}
        </h2>
        {shown.length === 0 ? <p className="mt-1 text-xs text-muted">{say.noneOpen}</p> : null}
        <ul className="mt-2 flex flex-col empty:hidden">
          {shown.map((record) => (
            <li key={`${record.noun} ${record.recordId}`} className="flex items-baseline gap-3 text-sm">
              <OpenButton name={record.name} onOpen={() => open(record)} />
              <span className="figures shrink-0 text-muted">{formatNumber(record.open)}</span>
            </li>
          ))}
        </ul>
        {rest}
        <Button size="sm" className="mt-3 block" onClick={() => open({ noun: 'assessment', recordId: assessmentId })}>
          {say.onAssessment}
        </Button>
      </section>
    </>
  );
}

interface MentionsProps {
  mentions: CommentsOverview['mentions'];
  onOpen: (record: CommentedRecord) => void;
}

function Mentions({ mentions, onOpen }: MentionsProps) {
  const { shown, rest } = useShortened(mentions, MOST);
  if (mentions.length === 0) return null;
  return (
    <section aria-labelledby="mentioned-you">
      <h2 id="mentioned-you" className="text-sm font-medium">
        {say.mentionedYou}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {shown.map(({ commentId, by, at, name, ...record }) => (
          <li key={commentId} className="text-sm">
            <p className="text-xs break-words text-muted">
              {say.mentionedBy(by ?? say.somebody)} <time dateTime={at}>{formatDay(at)}</time>
            </p>
            <OpenButton name={name} onOpen={() => onOpen(record)} />
          </li>
        ))}
      </ul>
      {rest}
    </section>
  );
}

const OpenButton = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <button
    type="button"
    dir="auto"
    onClick={onOpen}
    className="min-h-6 max-w-full min-w-0 rounded-sm text-left break-words text-accent hover:underline"
  >
    {name}
  </button>
);
