import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { CommentsOverview } from '#contract/comments.ts';
import { type CommentedRecord, keyOfCommented } from '#domain/comments/comment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { useShortened } from '#web/ui/display/use-shortened.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { overviewQuery } from './api.ts';
import { writePlace } from './linked-comments.tsx';
import { commentMessages as say } from './messages.ts';

/** The number of records listed at first; those with the latest comment come first. */
const MOST = 8;
const NO_MENTIONS: CommentsOverview['mentions'] = [];
const NO_RECORDS: CommentsOverview['records'] = [];

/** Opens the comments on a record on the home screen. */
function useOpenComments(assessmentId: AssessmentId): (record: CommentedRecord) => void {
  const [, setParams] = useSearchParams();
  return (record) => setParams((present) => writePlace(present, { assessmentId, record }), { replace: true });
}

interface MentionedYouProps {
  assessmentId: AssessmentId;
  /** The name of an assessment other than that of the home screen. */
  name?: string;
  /** Records whose mentions are shown elsewhere, as `keyOfCommented` writes them. */
  elsewhere?: ReadonlySet<string>;
}

/** Unread mentions of the person; renders nothing if there are none. Each opens the comments on its record. */
export function MentionedYou({ assessmentId, name: ofWhich, elsewhere }: MentionedYouProps) {
  const headingId = useId();
  const { data } = useQuery(overviewQuery(assessmentId));
  const open = useOpenComments(assessmentId);
  const mentions = data?.mentions.filter((record) => !elsewhere?.has(keyOfCommented(record)));
  const { shown, rest } = useShortened(mentions ?? NO_MENTIONS, MOST);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="headline text-lg">
        {say.mentionedYou}
      </h2>
      {ofWhich ? <p className="mt-1 text-xs break-words text-muted">{ofWhich}</p> : null}
      <ul className="mt-3 divide-y border-y">
        {shown.map(({ commentId, by, at, name, ...record }) => (
          <li key={commentId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-sm">
            <OpenButton name={name} onOpen={() => open(record)} />
            <span className="max-w-full text-xs break-words text-muted">
              {say.mentionedBy(by ?? say.somebody)} <time dateTime={at}>{formatDay(at)}</time>
            </span>
          </li>
        ))}
      </ul>
      {rest}
    </section>
  );
}

/** The unread mentions of the person on one record, each a line that opens its comments. */
export function MentionsOf({ assessmentId, record }: { assessmentId: AssessmentId; record: CommentedRecord }) {
  const { data } = useQuery(overviewQuery(assessmentId));
  const open = useOpenComments(assessmentId);
  const mentions = (data?.mentions ?? NO_MENTIONS).filter((one) => keyOfCommented(one) === keyOfCommented(record));
  return mentions.map(({ commentId, by, at }) => (
    <button
      key={commentId}
      type="button"
      onClick={() => open(record)}
      className="block min-h-6 rounded-sm text-left text-xs break-words text-accent hover:underline"
    >
      {say.mentionedBy(by ?? say.somebody)} <time dateTime={at}>{formatDay(at)}</time>
    </button>
  ));
}

interface OpenCommentsProps {
  assessmentId: AssessmentId;
  /** Renders nothing if there are none. */
  hidesEmpty: boolean;
}

/** The records with open threads. Each opens its comments. */
export function OpenComments({ assessmentId, hidesEmpty }: OpenCommentsProps) {
  const { data } = useQuery(overviewQuery(assessmentId));
  const open = useOpenComments(assessmentId);
  const { shown, rest } = useShortened(data?.records.filter((record) => record.open > 0) ?? NO_RECORDS, MOST);
  if (!data || (hidesEmpty && shown.length === 0)) return null;
  return (
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
