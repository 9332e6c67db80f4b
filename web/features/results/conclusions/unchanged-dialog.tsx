import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { carriedNouns } from '#web/features/questionnaire/assessment/messages.ts';
import { type CarriedRecords, confirmUnchanged } from '#web/features/questionnaire/assessment/use-mark-reviewed.ts';
import { useToldAct } from '#web/features/saving/use-told-act.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { conclusionMessages as say } from './messages.ts';

const NOUNS = ['components', 'stakeholders', 'selections', 'scores', 'responses'] as const;

interface UnchangedDialogProps {
  assessment: Pick<AssessmentShape, 'id' | 'version'>;
  carried: CarriedRecords;
  onClose: () => void;
}

/** States that nothing significant changed, which confirms everything carried over as it is shown. */
export default function UnchangedDialog({ assessment, carried, onClose }: UnchangedDialogProps) {
  const { id } = assessment;
  const client = useQueryClient();
  const patch = usePatchAssessment(id);
  const [input = { reason: '' }, setInput] = useUnsaved<{ reason: string }>(id, 'unchanged');
  const { act, overtaken } = useToldAct<AssessmentShape>({
    query: openAssessmentQuery.queryKey,
    // The numbers are shown anew before anything is confirmed again.
    readAgain: () => {
      void client.invalidateQueries({ queryKey: queryKeys.assessment });
      void client.invalidateQueries({ queryKey: queryKeys.history });
    },
    explain: ({ code }) => (code === 'nothing-carried' ? say.nothingCarried : undefined),
  });
  const form = useForm({
    value: input,
    onChange: setInput,
    check: ({ reason }) => ({
      ...(reason.trim() === '' && { reason: say.unchangedMissing }),
      ...(reason.length > MAX_REASON && { reason: limitMessages.tooLong(MAX_REASON) }),
    }),
    send: async ({ reason }) => {
      const confirm = async () => {
        const whole = await confirmUnchanged(assessment, carried, reason);
        patch(() => whole);
      };
      const isDone = await act(confirm, { done: say.unchangedDone, failed: say.unchangedFailed });
      if (isDone) close();
      return isDone;
    },
  });

  function close() {
    setInput(undefined);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={say.unchangedTitle}
      cancel={say.cancel}
      send={say.confirmUnchanged}
      sending={say.confirming}
      onClose={close}
    >
      {overtaken ? (
        <Alert tone="warning" announce>
          {say.unchangedOvertaken}
        </Alert>
      ) : null}
      <div className="text-sm text-pretty">
        <p className="text-muted">{say.unchangedHow}</p>
        <ul className="figures mt-2 list-disc pl-5">
          {NOUNS.filter((noun) => carried[noun].length > 0).map((noun) => (
            <li key={noun}>{say.carriedOver(carriedNouns[noun](carried[noun].length))}</li>
          ))}
        </ul>
      </div>
      <Field label={say.unchangedReason} hint={say.unchangedHint} required error={form.errorOf('reason')}>
        <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-24" />
      </Field>
    </FormDialog>
  );
}
