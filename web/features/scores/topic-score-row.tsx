import { memo, useId } from 'react';
import type { ScoreRow } from '#contract/scores.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { describeTopicScore, TOPIC_SCORE_MAX } from '#domain/topics/topic-score.ts';
import { HistoryButton } from '#web/features/activity/history-button.tsx';
import { ReviewMark } from '#web/features/assessment/review-mark.tsx';
import { CommentsButton } from '#web/features/comments/comments-button.tsx';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { topicDetail } from '#web/features/topics/topic-detail.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LimitedTextarea } from '#web/ui/limited-text.tsx';
import { ScoreSlider } from '#web/ui/score-slider.tsx';
import { scoreMessages as say } from './messages.ts';
import { asksWhy, type ScoreInput, scoreDraftOf } from './score-draft.ts';

interface TopicScoreRowProps {
  topic: Topic;
  row: ScoreRow | undefined;
  /** Unsaved input, or undefined. */
  draft: ScoreInput | undefined;
  /** What somebody else has done to it meanwhile. */
  news: string | undefined;
  busy: boolean;
  /** All three must be stable: thirty-seven of these rows stand on the page. */
  onChange: (topicId: string, draft: ScoreInput) => void;
  onSave: (topicId: string) => void;
  onDiscard: (topicId: string) => void;
}

/** The id of a topic's row, so that the focus can be put on it. */
export const scoreRowId = (topicId: string) => `screening-${topicId}`;

/** One topic on the screening scale: two sliders and why. */
export const TopicScoreRow = memo(function TopicScoreRow(props: TopicScoreRowProps) {
  const { topic, row, draft, busy, onChange, onSave, onDiscard } = props;
  const headingId = useId();
  const value: ScoreInput = draft ?? scoreDraftOf(row);
  const detail = topicDetail(topic);
  const set = (change: Partial<ScoreInput>) => onChange(topic.id, { ...value, ...change });
  const open = [
    ...(value.impactScore === null ? [say.impact] : []),
    ...(value.financialScore === null ? [say.financial] : []),
  ];
  return (
    <section
      id={scoreRowId(topic.id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-x-8 gap-y-3 px-4 py-4 [contain-intrinsic-size:auto_16rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_11rem] sm:px-5 min-[75rem]:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
    >
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <h4 id={headingId} className="text-sm font-medium max-sm:text-pretty">
            <span className="figures mr-1 font-normal text-muted">{topic.code}</span> {topic.name}
          </h4>
          <CommentsButton
            record={{ noun: 'topic', recordId: topic.id }}
            name={`${topic.code} ${topic.name}`}
            className="-mt-2 ml-auto print:hidden"
          />
          {row ? (
            <HistoryButton
              subject={{ noun: 'score', topicId: topic.id }}
              name={say.inTopic(say.scores, topic.name)}
              className="-mt-2 print:hidden"
            />
          ) : null}
        </div>
        {detail ? <p className="mt-0.5 text-xs text-muted">{detail}</p> : null}
        {draft ? (
          <p className="mt-1.5 flex">
            <Badge tone="warning">{say.unsaved}</Badge>
          </p>
        ) : null}
        {row && row.carriedFrom !== '' ? (
          <ReviewMark
            noun="scores"
            rows={[row]}
            title={topic.name}
            onReviewed={() => focusSoon(scoreRowId(row.topicId))}
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
          <Field label={say.impact}>
            <ScoreSlider
              max={TOPIC_SCORE_MAX}
              value={value.impactScore}
              onValueChange={(impactScore) => set({ impactScore })}
              getValueText={describeTopicScore}
            />
          </Field>
          <Field label={say.financial}>
            <ScoreSlider
              max={TOPIC_SCORE_MAX}
              value={value.financialScore}
              onValueChange={(financialScore) => set({ financialScore })}
              getValueText={describeTopicScore}
            />
          </Field>
        </div>
        <p role="status" className="text-xs text-muted empty:hidden">
          {props.news}
        </p>
        <Field label={say.justification} hideLabel>
          <LimitedTextarea
            rows={1}
            most={MAX_LONG_TEXT}
            placeholder={say.justificationPlaceholder}
            value={value.justification}
            onChange={(event) => set({ justification: event.currentTarget.value })}
          />
        </Field>
        {asksWhy(value, row) ? (
          <WhyField kind="score" value={value.reason ?? ''} onChange={(reason) => set({ reason })} />
        ) : null}
        {draft ? (
          <div className="flex flex-wrap items-center justify-end gap-2">
            {open.length > 0 ? <p className="mr-auto text-xs text-muted">{say.willBeFive(open)}</p> : null}
            <Button
              variant="ghost"
              size="sm"
              aria-label={say.inTopic(say.discard, topic.name)}
              disabled={busy}
              onClick={() => onDiscard(topic.id)}
            >
              {say.discard}
            </Button>
            <Button
              size="sm"
              aria-label={say.inTopic(say.save, topic.name)}
              busy={busy}
              busyText={say.saving}
              onClick={() => onSave(topic.id)}
            >
              {say.save}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
});
