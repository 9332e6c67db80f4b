import type { ReactNode } from 'react';
import { describeScore5 } from '#domain/components/score.ts';
import type { Scale } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { ScaleGuide } from '#web/features/scores/scale-guide.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { ScoreSlider, type ScoreTone } from '#web/ui/score-slider.tsx';
import { anchorsOf } from './anchors.ts';
import { componentMessages as say } from './messages.ts';

interface ScoreFieldProps {
  label: string;
  /** Which words stand beside the values. */
  scale: Scale;
  polarity?: ImpactPolarity | null;
  /** Null: not scored. */
  value: Score5 | null;
  onValueChange: (value: Score5) => void;
  /** For a detail that may stay unscored. */
  onClear?: () => void;
  tone: ScoreTone;
  disabled?: boolean;
  error?: ReactNode;
  /** Under the slider: how the value comes about, what it does. */
  children?: ReactNode;
}

/** A score from 1 to 5 with what the chosen value stands for, and the whole scale one press away. */
export function ScoreField(props: ScoreFieldProps) {
  const { label, scale, polarity, value, onValueChange, onClear, tone, disabled, error, children } = props;
  const anchors = anchorsOf(scale, polarity);
  const anchor = value === null ? undefined : anchors[value - 1];
  return (
    <div className="relative min-w-0">
      <Field label={label} error={error}>
        <ScoreSlider
          max={5}
          value={value}
          onValueChange={(next) => onValueChange(next as Score5)}
          getValueText={(next) => describeScore5(next as Score5)}
          tone={tone}
          disabled={disabled}
        />
      </Field>
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-3 text-xs text-muted">
        {anchor ? <span>{anchor.text}</span> : null}
        <span className="flex shrink-0 items-center gap-x-3">
          <ScaleGuide
            label={say.allValues}
            spokenLabel={say.allValuesOf(label)}
            title={value === null ? say.anchorsTitle(label) : say.valueMeans(label, value)}
            current={anchor?.values}
            anchors={anchors}
            note={scale === 'magnitude' ? say.magnitudeNote : say.anchorsNote}
          />
          {onClear && value !== null ? (
            <Button variant="link" size="sm" className="font-normal" aria-label={say.clearOf(label)} onClick={onClear}>
              {say.clear}
            </Button>
          ) : null}
        </span>
      </div>
      {children}
    </div>
  );
}
