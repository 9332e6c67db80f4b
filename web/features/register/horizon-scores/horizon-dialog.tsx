import type { WholeAssessment } from '#contract/assessment.ts';
import type { HorizonScoreRow } from '#contract/horizon-scores.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { isLikelihoodAsked } from '#domain/components/open-scores.ts';
import { followsDetails } from '#domain/components/score-fields.ts';
import type { Scale } from '#domain/components/score-words.ts';
import { SCORE_VALUES, type Score5 } from '#domain/fields/score5.ts';
import { horizonScoreFields } from '#domain/horizon-scores/fields.ts';
import { atHorizon, type HorizonScore } from '#domain/horizon-scores/horizon-score.ts';
import { type ScoredHorizon, scoredHorizons } from '#domain/horizon-scores/horizons.ts';
import { wordHorizon } from '#domain/horizon-scores/words.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { labelOf } from '#domain/reference/option.ts';
import { ScoreLine } from '#web/features/register/measures/score-line.tsx';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { wordStep } from '#web/features/register/scales/word-step.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { horizonMessages as say } from './messages.ts';

interface HorizonDialogProps {
  whole: WholeAssessment;
  component: Component;
  value: HorizonScore;
  /** The saved scores; null if there are none. */
  row: HorizonScoreRow | null;
  /** The horizons for which the entry can still be scored. */
  free: readonly ScoredHorizon[];
  /** Asks whether and why to remove the saved scores. */
  onRemove: (row: HorizonScoreRow) => void;
  onChange: (value: HorizonScore) => void;
  /** False if it failed, which has been reported then. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the scores of an entry for a further time horizon, and the reason. */
export function HorizonDialog(props: HorizonDialogProps) {
  const { whole, component, value, row, free, onRemove, onChange, onSave, onClose } = props;
  const scales = useScalesOf(whole.assessment.id);
  const form = useForm<HorizonScore>({
    value,
    onChange: (_, changed) => onChange({ ...value, ...changed }),
    check: ({ reason }) => ({
      ...(reason.trim() === '' && { reason: say.reasonMissing }),
      ...(reason.length > MAX_REASON && { reason: say.tooLong }),
    }),
    send: async () => {
      const isSaved = await onSave();
      if (isSaved) toast.success(say.saved, { id: 'horizon-score' });
      return isSaved;
    },
  });
  const score = scoreComponent(atHorizon(component, value));
  const offered = row ? [row.horizon] : free;
  return (
    <FormDialog
      form={form}
      title={say.dialogTitle}
      description={say.dialogText}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={onClose}
      aside={
        row ? (
          <Button disabled={form.isBusy} onClick={() => onRemove(row)}>
            {say.remove}
          </Button>
        ) : null
      }
    >
      <Field label={say.horizon}>
        <Select
          value={value.horizon}
          onChange={({ currentTarget }) => form.set({ horizon: currentTarget.value as ScoredHorizon })}
          options={scoredHorizons
            .filter(({ id }) => offered.includes(id))
            .map(({ id, label }) => ({ value: id, label }))}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {valuesAsked(component, value).map((name) => (
          <Field key={name} label={horizonScoreFields[name].label} error={form.errorOf(name)}>
            <Select
              value={value[name] ?? ''}
              onChange={({ currentTarget: { value: chosen } }) =>
                form.set({ [name]: chosen === '' ? null : (Number(chosen) as Score5) })
              }
              placeholder={say.choose}
              clearable
              options={SCORE_VALUES.map((step) => ({
                value: String(step),
                label: `${step}: ${wordStep(scales, component, name, step)}`,
              }))}
            />
          </Field>
        ))}
      </div>
      <dl aria-live="polite" className="grid gap-3 rounded-md border bg-ground p-3 sm:grid-cols-2">
        <ScoreLine label={say.ownScore(wordHorizon('own', component.timeHorizon))} score={scoreComponent(component)} />
        <ScoreLine label={say.scoreFor(labelOf(scoredHorizons, value.horizon))} score={score} />
      </dl>
      {score.score === null ? <p className="text-xs text-muted">{say.incomplete}</p> : null}
      <Field label={say.reason} hint={say.reasonHint} required error={form.errorOf('reason')}>
        <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
      </Field>
    </FormDialog>
  );
}

/** The values to ask for: the severity as the entry itself states it, by its details or as such, and what the row already has. */
function valuesAsked(component: Component, value: HorizonScore): Scale[] {
  const likelihood: Scale[] = isLikelihoodAsked(component) ? ['likelihood'] : [];
  if (component.kind !== 'impact') return ['magnitude', ...likelihood];
  const hasDetails = value.scale !== null || value.scope !== null || value.irremediability !== null;
  const isDetailed = hasDetails || (followsDetails(component) && value.severity === null);
  const details: Scale[] = [
    'scale',
    'scope',
    ...(component.impactPolarity === 'Negative' ? (['irremediability'] as const) : []),
  ];
  return [...(isDetailed ? details : (['severity'] as const)), ...likelihood];
}
