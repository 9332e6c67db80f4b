import { useState } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { isInBand } from '#domain/results/band.ts';
import type { DashboardDecision } from '#domain/results/dashboard.ts';
import { reaches } from '#domain/results/threshold.ts';
import { type DecisionBasis, decisionBases } from '#domain/topics/topic-decision.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { judgementMessages as say } from './messages.ts';
import type { JudgedSide } from './sides.ts';
import { useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  assessmentId: AssessmentId;
  judged: JudgedSide;
  /** The saved decision; null if there is none. */
  row: TopicDecisionRow | null;
  /** The previous year's decision. */
  earlier: DashboardDecision | null;
  onClose: () => void;
}

interface Input {
  verdict: 'material' | 'below' | '';
  basis: DecisionBasis;
  reason: string;
}

/** Decides whether a side of a topic is material, with a reason, or withdraws the decision. */
export default function DecisionDialog({ assessmentId, judged, row, earlier, onClose }: DecisionDialogProps) {
  const { topic, side, score, threshold, band } = judged;
  // The decision when the form was opened: one that a colleague makes in the meantime is shown before it is replaced.
  const [seen] = useState(row);
  // Where nothing counts, there is no score to start from.
  const saved: Input = {
    verdict: seen ? (seen.isMaterial ? 'material' : 'below') : '',
    basis: score === 0 ? 'top-down' : (seen?.basis ?? 'score'),
    reason: seen?.reason ?? '',
  };
  const [input = saved, setInput] = useUnsaved<Input>(assessmentId, `decision-${topic.id}-${side}`);
  const { present, meanwhile, decide, withdraw } = useDecide({ assessmentId, topicId: topic.id, side }, seen);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const form = useForm({
    value: input,
    onChange: setInput,
    check: ({ verdict, reason }) => ({
      ...(verdict === '' && { verdict: say.verdictMissing }),
      ...(reason.trim() === '' && { reason: say.reasonMissing }),
      ...(reason.length > MAX_REASON && { reason: limitMessages.tooLong(MAX_REASON) }),
    }),
    send: async ({ verdict, basis, reason }) =>
      closeAfter(await decide({ isMaterial: verdict === 'material', basis, reason })),
  });
  const isBusy = form.isBusy || isWithdrawing;

  function closeAfter(isDone: boolean): boolean {
    if (isDone) close();
    return isDone;
  }

  function close() {
    setInput(undefined);
    onClose();
  }

  async function takeBack() {
    setIsWithdrawing(true);
    // The reason for a decision is not a reason for withdrawing it.
    closeAfter(await withdraw(input.reason === saved.reason ? '' : input.reason));
    setIsWithdrawing(false);
  }

  return (
    <FormDialog
      form={form}
      isBusy={isBusy}
      title={say.dialog[side]}
      description={
        <span dir="auto">
          {topic.code} {topic.name}
        </span>
      }
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={close}
      aside={
        present ? (
          <Button
            busy={isWithdrawing}
            busyText={say.withdrawing}
            disabled={form.isBusy}
            onClick={() => void takeBack()}
          >
            {say.withdraw}
          </Button>
        ) : null
      }
    >
      {meanwhile ? (
        <Alert tone="warning" announce>
          {say.overtaken(meanwhile.by, meanwhile.row)}
        </Alert>
      ) : null}
      <p className="text-sm text-muted">
        <span className="figures font-medium text-ink">{say.score(score, threshold)}.</span>{' '}
        {score === 0 ? say.nothingCounts : isInBand(score, threshold, band) ? say.isBorderline : say.isOverride}
        {earlier ? <span className="mt-1 block">{say.earlier(earlier, earlier.reason)}</span> : null}
      </p>
      <VerdictChoice
        score={score}
        threshold={threshold}
        value={input.verdict === '' ? null : input.verdict}
        error={form.errorOf('verdict')}
        onChange={(verdict) => form.set({ verdict })}
      />
      {score === 0 ? null : <BasisChoice value={input.basis} onChange={(basis) => form.set({ basis })} />}
      <Field label={say.reason} hint={say.reasonHint} required error={form.errorOf('reason')}>
        <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
      </Field>
    </FormDialog>
  );
}

interface VerdictChoiceProps {
  score: number;
  threshold: number;
  value: 'material' | 'below' | null;
  error: string | undefined;
  onChange: (verdict: 'material' | 'below') => void;
}

/** Material or not, with what the score says. */
function VerdictChoice({ score, threshold, value, error, onChange }: VerdictChoiceProps) {
  return (
    <RadioGroup
      label={say.verdict}
      required
      error={error}
      value={value}
      onValueChange={onChange}
      options={[
        {
          value: 'material' as const,
          label: say.verdicts.material,
          ...(reaches(score, threshold) && { hint: say.asScore }),
        },
        {
          value: 'below' as const,
          label: say.verdicts.below,
          ...(score > 0 && !reaches(score, threshold) && { hint: say.asScore }),
        },
      ]}
    />
  );
}

interface BasisChoiceProps {
  value: DecisionBasis;
  onChange: (basis: DecisionBasis) => void;
}

/** Whether the decision follows from the score or was reached top-down. */
function BasisChoice({ value, onChange }: BasisChoiceProps) {
  return (
    <RadioGroup
      label={say.basis}
      value={value}
      onValueChange={onChange}
      options={decisionBases.map(({ id, label }) => ({ value: id, label, hint: say.bases[id] }))}
    />
  );
}
