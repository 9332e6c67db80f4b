import type { WholeAssessment } from '#contract/assessment.ts';
import type { NetScoreRow } from '#contract/measures.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { openScoreWords } from '#domain/components/score-fields.ts';
import { SCORE_VALUES, type Score5 } from '#domain/fields/score5.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { measuresOf, type NetScore } from '#domain/measures/measure.ts';
import { netOf, netProblems, statableNetValues } from '#domain/measures/net-score.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { wordStep } from '#web/features/register/scales/word-step.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { netProblemWords, netReasonProblems, netMessages as say } from './messages.ts';
import { ScoreLine } from './score-line.tsx';
import { hasOtherValues, stateOtherwise } from './state-otherwise.ts';
import { statedIn } from './use-net-rows.ts';

interface NetDialogProps {
  whole: WholeAssessment;
  component: Component;
  value: NetScore;
  /** The saved values; null if there are none. */
  row: NetScoreRow | null;
  /** Asks whether and why to withdraw the saved values. */
  onWithdraw: (row: NetScoreRow) => void;
  onChange: (value: NetScore) => void;
  /** False if it failed, which has been reported then. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the values of a score after the measures, and the reason. */
export function NetDialog({ whole, component, value, row, onWithdraw, onChange, onSave, onClose }: NetDialogProps) {
  const measures = measuresOf(whole.measures, component.id);
  const { id: assessmentId, financialYearStart } = whole.assessment;
  const scales = useScalesOf(assessmentId);
  const saved = row && statedIn(row);
  const form = useForm<NetScore>({
    value,
    onChange: (_, changed) => onChange(stateOtherwise(value, changed, saved)),
    check: (input) => ({
      ...sayNet(netProblems(component, input, measures, financialYearStart)),
      ...(input.reason.trim() === '' && { reason: netReasonProblems.missing }),
      ...(input.reason.length > MAX_REASON && { reason: netReasonProblems.tooLong }),
    }),
    send: async () => {
      const isSaved = await onSave();
      if (isSaved) toast.success(say.saved, { id: 'net-score' });
      return isSaved;
    },
  });
  const net = netOf(component, value, measures, financialYearStart);
  const missing = openScoreWords(component);
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
          <Button disabled={form.isBusy} onClick={() => onWithdraw(row)}>
            {say.withdraw}
          </Button>
        ) : null
      }
    >
      {missing.length > 0 ? <Alert tone="warning">{say.scoreMissing(missing)}</Alert> : null}
      <div className="grid gap-4 empty:hidden sm:grid-cols-2">
        {statableNetValues(component).map(({ value: name, gross }) => (
          <div key={name} className="flex min-w-0 flex-col gap-1">
            <Field label={say.values[name]} hint={say.beforeIs(gross)} error={form.errorOf(name)}>
              <Select
                value={value[name] ?? ''}
                onChange={({ currentTarget: { value: chosen } }) =>
                  form.set({ [name]: chosen === '' ? null : (Number(chosen) as Score5) })
                }
                placeholder={say.asBefore(gross)}
                clearable
                options={SCORE_VALUES.filter((score) => score <= gross || score === value[name]).map((score) => ({
                  value: String(score),
                  label: `${score}: ${wordStep(scales, component, name, score)}`,
                }))}
              />
            </Field>
            <p aria-live="polite" className="text-xs text-muted empty:hidden">
              {value[name] === null ? null : wordStep(scales, component, name, value[name])}
            </p>
          </div>
        ))}
      </div>
      <dl aria-live="polite" className="grid gap-3 rounded-md border bg-ground p-3 sm:grid-cols-2">
        <ScoreLine label={say.before} score={scoreComponent(component)} />
        {net.state === 'counts' ? <ScoreLine label={say.after} score={scoreComponent(net.lowered)} /> : null}
      </dl>
      {component.humanRights ? <p className="text-xs text-muted">{say.precedence}</p> : null}
      <div className="flex flex-col items-start gap-1.5">
        <Field label={say.reason} hint={say.reasonHint} required error={form.errorOf('reason')} className="w-full">
          <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
        </Field>
        {saved && value.reason === '' && hasOtherValues(value, saved) ? (
          <Button size="sm" className="max-w-full font-normal" onClick={() => form.set({ reason: saved.reason })}>
            <span className="min-w-0 truncate">{say.sameReason(saved.reason)}</span>
          </Button>
        ) : null}
      </div>
    </FormDialog>
  );
}

const sayNet = (problems: ReturnType<typeof netProblems>): FieldErrors<keyof NetScore & string> =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, netProblemWords[problem]]));
