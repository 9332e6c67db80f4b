import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { ScoreRow } from '#contract/scores.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { DEFAULT_TOPIC_SCORE, describeTopicScore, TOPIC_SCORE_MAX } from '#domain/topics/topic-score.ts';
import { ReviewMark } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { topicDetail } from '#web/features/questionnaire/topics/topic-detail.ts';
import { cn } from '#web/lib/cn.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { ScoreSlider } from '#web/ui/inputs/score-slider.tsx';
import { DraftActs } from './draft-acts.tsx';
import { JustificationCell } from './justification-cell.tsx';
import { scoreMessages as say } from './messages.ts';
import { scoreColumns } from './score-columns.ts';
import { type ScoreInput, scoreDraftOf } from './score-draft.ts';
import { TopicLinks } from './topic-links.tsx';

interface TopicScoreRowProps {
  assessmentId: AssessmentId;
  topic: Topic;
  row: ScoreRow | undefined;
  /** Unsaved input, or undefined. */
  draft: ScoreInput | undefined;
  /** The number of impacts, risks and opportunities under it. */
  entryCount: number;
  /** What somebody else has done to it in the meantime. */
  news: string | undefined;
  busy: boolean;
  /** All three must be stable, because the page can contain a hundred of these rows. */
  onChange: (topicId: string, draft: ScoreInput) => void;
  onSave: (topicId: string) => void;
  onDiscard: (topicId: string) => void;
}

/** The id of a topic's row, so that it can get the focus. */
export const scoreRowId = (topicId: string) => `screening-${topicId}`;

/** The id of the slider of one side. */
export const scoreFieldId = (topicId: string, side: 'impact' | 'financial') => `screening-${topicId}-${side}`;

/** One topic on the screening scale: two sliders, reason, links. A line of a table, or a card on phones. */
export const TopicScoreRow = memo(function TopicScoreRow(props: TopicScoreRowProps) {
  const { assessmentId, topic, row, draft, entryCount, busy, onChange, onSave, onDiscard } = props;
  const headingId = useId();
  const value: ScoreInput = draft ?? scoreDraftOf(row);
  const set = (change: Partial<ScoreInput>) => onChange(topic.id, { ...value, ...change });
  const unsaved = {
    topicName: topic.name,
    row,
    busy,
    onReason: (reason: string) => set({ reason }),
    onSave: () => onSave(topic.id),
    onDiscard: () => onDiscard(topic.id),
  };
  return (
    <section
      id={scoreRowId(topic.id)}
      data-topic=""
      tabIndex={-1}
      aria-labelledby={headingId}
      className={cn(
        'group/record grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2 @xl:gap-y-0.5 @4xl:gap-y-1 @4xl:py-0.5',
        '[contain-intrinsic-size:auto_10.5rem] [content-visibility:auto] focus-within:[content-visibility:visible] @xl:[contain-intrinsic-size:auto_4.5rem] @4xl:[contain-intrinsic-size:auto_2.25rem]',
        scoreColumns,
      )}
    >
      <div className="relative min-w-0 break-words @max-xl:self-start">
        {draft ? (
          <span
            title={say.unsaved}
            className="absolute top-1/2 -left-3 size-2 -translate-y-1/2 rounded-full bg-warning @max-xl:top-2.5 print:hidden"
          >
            <span className="sr-only">{say.unsaved}</span>
          </span>
        ) : null}
        <TopicName topic={topic} headingId={headingId} />
      </div>
      <div className="col-span-full grid min-w-0 gap-y-1.5 @xl:contents">
        <ScoreSide
          id={scoreFieldId(topic.id, 'impact')}
          side="impact"
          value={value.impactScore}
          onChange={(impactScore) => set({ impactScore })}
        />
        <ScoreSide
          id={scoreFieldId(topic.id, 'financial')}
          side="financial"
          value={value.financialScore}
          onChange={(financialScore) => set({ financialScore })}
        />
      </div>
      <div className="col-span-full min-w-0 @xl:@max-4xl:col-span-2 @xl:@max-4xl:row-start-2 @4xl:col-span-1">
        <JustificationCell value={value.justification} onChange={(justification) => set({ justification })} />
      </div>
      <TopicLinks assessmentId={assessmentId} topic={topic} isScored={row !== undefined} entryCount={entryCount}>
        {draft ? <DraftActs {...unsaved} draft={draft} /> : null}
      </TopicLinks>
      <p role="status" className="col-span-full text-xs text-muted empty:hidden">
        {props.news}
      </p>
      {row && row.carriedFrom !== '' ? (
        <ReviewMark
          noun="scores"
          rows={[row]}
          title={topic.name}
          place={row.topicId}
          onReviewed={() => focusSoon(scoreRowId(row.topicId))}
          className="col-span-full"
        />
      ) : null}
    </section>
  );
});

/** The name; what the topic covers is folded behind it, and in the wide table only said. */
function TopicName({ topic, headingId }: { topic: Topic; headingId: string }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const detail = topicDetail(topic);
  return (
    <>
      <div className="flex items-start gap-1">
        <h4
          id={headingId}
          title={[topic.name, detail].filter(Boolean).join('\n')}
          className="flex min-w-0 gap-2 text-sm leading-4.5 font-medium text-balance @4xl:leading-4"
        >
          <span className="figures shrink-0 font-normal text-muted">{topic.code}</span>
          <span className="min-w-0 @4xl:line-clamp-3">{topic.name}</span>
        </h4>
        {detail ? (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-label={say.inTopic(say.covers, topic.name)}
            onClick={() => setUnfolded(!isUnfolded)}
            className="-my-0.75 flex size-6 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-sunken @4xl:hidden print:hidden"
          >
            <ChevronDown aria-hidden="true" className={cn('size-4 transition-transform', isUnfolded && 'rotate-180')} />
          </button>
        ) : null}
      </div>
      {detail ? (
        <p className={cn('mt-0.5 text-xs text-muted print:not-sr-only', isUnfolded ? '@4xl:sr-only' : 'sr-only')}>
          {detail}
        </p>
      ) : null}
    </>
  );
}

interface ScoreSideProps {
  id: string;
  side: 'impact' | 'financial';
  /** Null until somebody has set it: the slider then shows its default, which does not count. */
  value: number | null;
  onChange: (score: number) => void;
}

/** One side of a topic on the scale from 1 to 10; in the table, its label is the heading of the column. */
function ScoreSide({ id, side, value, onChange }: ScoreSideProps) {
  return (
    <Field
      id={id}
      label={say[side]}
      // On a phone, the number is beside the label, so that the steps have the whole width.
      className="@max-xl:relative @max-xl:gap-1 @md:@max-xl:grid @md:@max-xl:grid-cols-[9.25rem_minmax(0,1fr)] @md:@max-xl:items-center @4xl:[&_[data-steps]]:h-7 @max-md:[&_output]:absolute @max-md:[&_output]:top-0.5 @max-md:[&_output]:right-0 @max-md:[&_output]:text-right @md:[&_output]:hidden @xl:[&>label]:sr-only @max-md:[&_[data-steps]]:max-w-none"
    >
      <ScoreSlider
        max={TOPIC_SCORE_MAX}
        value={value ?? DEFAULT_TOPIC_SCORE}
        isDefault={value === null}
        onValueChange={onChange}
        getValueText={describeTopicScore}
      />
    </Field>
  );
}
