import { DEFAULT_TOPIC_SCORE, describeTopicScore, TOPIC_SCORE_MAX } from '#domain/topics/topic-score.ts';
import { Field } from '#web/ui/field.tsx';
import { ScoreSlider } from '#web/ui/score-slider.tsx';
import { scoreMessages as say } from './messages.ts';

interface ScoreSideProps {
  side: 'impact' | 'financial';
  /** Null until somebody has set it: the slider stands at its default, which does not count. */
  value: number | null;
  onChange: (score: number) => void;
}

/** One side of a topic on the scale from 1 to 10; in the table its label is the heading of the column. */
export function ScoreSide({ side, value, onChange }: ScoreSideProps) {
  return (
    <Field
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
