import { memo, type ReactNode, useState } from 'react';
import { REASON_OF, type ReasonField } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { describeScore5 } from '#domain/components/score.ts';
import { isOpenIn, type ScoreField as ScoreName } from '#domain/components/score-fields.ts';
import type { Scale } from '#domain/components/score-words.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { MAX_CRITERION_REASON } from '#domain/limits.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { ScaleUse } from '#domain/scales/scales.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { stepWords } from '#web/features/register/scales/step-words.ts';
import type { ScaleAnchor } from '#web/features/register/scores/scale-guide.tsx';
import { ScaleGuide } from '#web/features/register/scores/scale-guide.tsx';
import { focusControlSoon, focusSoon } from '#web/lib/focus-soon.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { ScoreSlider } from '#web/ui/inputs/score-slider.tsx';
import { fieldId } from './focus.ts';
import { componentMessages as say } from './messages.ts';
import { type ComponentFormState, useComponentFields } from './use-component-form.ts';

interface ScoreFieldProps {
  name: ScoreName;
  /** The words next to the values. */
  scale: Scale;
  polarity?: ImpactPolarity | null;
  /** A value shown instead of the field's own. */
  fixed?: Score5 | undefined;
  /** For a detail that may stay without a score. */
  clearable?: boolean;
  /** Below the slider, and said with it: how the value was derived. */
  note?: ReactNode;
  children?: ReactNode;
}

/** A score from 1 to 5 of the component in the form around. */
export function ScoreField({ name, fixed, note, children, ...props }: ScoreFieldProps) {
  const { component, errorOf, set } = useComponentFields();
  const reason = REASON_OF[name];
  const noteId = note ? `${fieldId(name)}-note` : undefined;
  return (
    <div className="relative min-w-0">
      <ScoreControl
        {...props}
        name={name}
        value={fixed ?? component[name]}
        effects={component.financialEffects}
        disabled={fixed !== undefined}
        isDefault={fixed === undefined && isOpenIn(component, name)}
        set={set}
        error={errorOf(name)}
        noteId={noteId}
        {...(reason && fixed === undefined && { reason, said: component[reason], wrong: errorOf(reason) })}
      />
      {note ? (
        <div id={noteId} className="mt-1 text-xs text-muted">
          {note}
        </div>
      ) : null}
      {children}
    </div>
  );
}

interface ScoreControlProps extends Omit<ScoreFieldProps, 'note' | 'children' | 'fixed'> {
  /** Null if there is no score. */
  value: Score5 | null;
  effects: readonly string[];
  disabled: boolean;
  isDefault: boolean;
  set: ComponentFormState['set'];
  error: string | undefined;
  noteId: string | undefined;
  /** Where the reason for the score is shown, its text, and its error; omitted if there is no score. */
  reason?: ReasonField;
  said?: string;
  wrong?: string | undefined;
}

/**
 * The meaning of the chosen value, with the whole scale one click away. Does not render again while the person types elsewhere in the
 * form.
 */
const ScoreControl = memo(function ScoreControl(props: ScoreControlProps) {
  const { name, scale, polarity, effects, value, clearable, disabled, isDefault, set, error, reason } = props;
  const { label } = componentFields[name];
  const scales = useScalesOf(useDraft().assessment.id);
  const asked = { scale, polarity: polarity ?? null, effects };
  const anchors = anchorsOf(scales, asked);
  const anchor = value === null ? undefined : anchors[value - 1];
  // A reason is offered once there is a score, and shown once it is asked for or has content.
  const [isAsked, setAsked] = useState(false);
  const isScored = value !== null && !isDefault;
  const clear = clearable && value !== null ? () => set({ [name]: null }) : undefined;
  const reasonId = reason && fieldId(reason);
  const hasReason = reasonId !== undefined && (isAsked || (props.said ?? '') !== '');
  return (
    <>
      <Field
        id={fieldId(name)}
        label={label}
        error={error}
        beside={
          <ScaleGuide
            className="-my-1.5"
            spokenLabel={say.allValuesOf(label)}
            title={value === null ? say.anchorsTitle(label) : say.valueMeans(label, value)}
            current={anchor?.values}
            anchors={anchors}
            note={
              isWorded(scales, asked) ? say.wordedNote : scale === 'magnitude' ? say.magnitudeNote : say.anchorsNote
            }
          />
        }
      >
        <ScoreSlider
          max={5}
          value={value}
          onValueChange={(next) => set({ [name]: next })}
          getValueText={(next) => describeScore5(next as Score5)}
          spoken={anchor && [anchor.values, anchor.text, anchor.more].filter(Boolean).join(', ')}
          aria-describedby={props.noteId}
          onClear={clear}
          isDefault={isDefault}
          disabled={disabled}
        />
      </Field>
      <div className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2.5 text-xs text-muted">
        {anchor ? (
          <p className="min-w-0">
            {anchor.text}
            {anchor.more ? <span className="figures block">{anchor.more}</span> : null}
          </p>
        ) : null}
        {isDefault && value !== null ? (
          <Button
            size="sm"
            aria-label={say.confirmOf(value, label)}
            onClick={() => {
              set({ [name]: value });
              // The button is gone by then.
              focusControlSoon(fieldId(name));
            }}
          >
            {say.confirm(value)}
          </Button>
        ) : null}
        {reasonId && isScored && !hasReason ? (
          <Button
            variant="link"
            size="sm"
            className="font-normal"
            aria-label={say.addReasonTo(label)}
            onClick={() => {
              setAsked(true);
              focusSoon(reasonId);
            }}
          >
            {say.addReason}
          </Button>
        ) : null}
        {clear ? <ClearButton label={label} onClear={clear} /> : null}
      </div>
      {reason && hasReason ? (
        <Field id={reasonId} hideLabel className="mt-1" label={componentFields[reason].label} error={props.wrong}>
          <LimitedInput
            value={props.said ?? ''}
            most={MAX_CRITERION_REASON}
            placeholder={say.whyScore}
            autoComplete="off"
            onChange={(event) => {
              // An emptied field stays.
              setAsked(true);
              set({ [reason]: event.currentTarget.value });
            }}
          />
        </Field>
      ) : null}
    </>
  );
});

/** Has no Tab stop of its own: the slider has keys for it. */
function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Button
      tabIndex={-1}
      variant="link"
      size="sm"
      className="font-normal"
      aria-label={say.clearOf(label)}
      onClick={onClear}
    >
      {say.clear}
    </Button>
  );
}

/** The words for the values 1 to 5 of a scale, as listed in the guide next to a slider. */
function anchorsOf(scales: Scales, asked: ScaleUse): ScaleAnchor[] {
  return stepWords(scales, asked).map(({ value, words, more }) => ({ values: String(value), text: words, more }));
}

/** Whether the company has worded any step of a scale itself. */
const isWorded = (scales: Scales, asked: ScaleUse): boolean =>
  stepWords(scales, asked).some(({ isOwn, more }) => isOwn || more !== '');
