import { memo, useId } from 'react';
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

/** One topic on the screening scale: two sliders, reason, links. A line of a table, or a card on narrow screens. */
export const TopicScoreRow = memo(function TopicScoreRow(props: TopicScoreRowProps) {
  const { assessmentId, topic, row, draft, entryCount, busy, onChange, onSave, onDiscard } = props;
  const headingId = useId();
  const value: ScoreInput = draft ?? scoreDraftOf(row);
  const detail = topicDetail(topic);
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
        'group/record grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2 @4xl:gap-y-1 @4xl:py-0.5',
        '[contain-intrinsic-size:auto_12rem] [content-visibility:auto] focus-within:[content-visibility:visible] @4xl:[contain-intrinsic-size:auto_2.25rem]',
        scoreColumns,
      )}
    >
      <div className="relative min-w-0 break-words @max-4xl:self-start">
        {draft ? (
          <span
            title={say.unsaved}
            className="absolute top-1/2 -left-3 size-2 -translate-y-1/2 rounded-full bg-warning @max-4xl:top-2.5 print:hidden"
          >
            <span className="sr-only">{say.unsaved}</span>
          </span>
        ) : null}
        <h4
          id={headingId}
          title={[topic.name, detail].filter(Boolean).join('\n')}
          className="flex gap-2 text-sm leading-4.5 font-medium text-balance @4xl:leading-4"
        >
          <span className="figures shrink-0 font-normal text-muted">{topic.code}</span>
          <span className="min-w-0 @4xl:line-clamp-3">{topic.name}</span>
        </h4>
        {detail ? <p className="mt-0.5 text-xs text-muted @4xl:sr-only">{detail}</p> : null}
      </div>
      <div className="col-span-full grid min-w-0 gap-x-6 gap-y-1.5 @xl:grid-cols-2 @4xl:contents">
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
      <div className="col-span-full min-w-0 @4xl:col-span-1">
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
      className="@max-4xl:gap-1 @md:@max-xl:grid @md:@max-xl:grid-cols-[9.25rem_minmax(0,1fr)] @md:@max-xl:items-center @4xl:[&_[data-steps]]:h-7 @md:@max-xl:[&_output]:hidden @4xl:[&_output]:hidden @4xl:[&>label]:sr-only"
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
