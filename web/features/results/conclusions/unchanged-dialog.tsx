import { useQueryClient } from '@tanstack/react-query';
import type { WholeAssessment } from '#contract/assessment.ts';
import { MAX_REASON } from '#domain/limits.ts';
import {
  assessmentsQuery,
  openAssessmentQuery,
  usePatchAssessment,
} from '#web/features/questionnaire/assessment/api.ts';
import { carriedNouns } from '#web/features/questionnaire/assessment/messages.ts';
import { confirmUnchanged } from '#web/features/questionnaire/assessment/use-mark-reviewed.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { carriedIn } from './carried-in.ts';
import { conclusionMessages as say } from './messages.ts';

const NOUNS = ['components', 'stakeholders', 'selections', 'scores', 'responses'] as const;

interface UnchangedDialogProps {
  draft: WholeAssessment;
  onClose: () => void;
}

/** States that nothing significant changed, which confirms everything carried over as it is shown. */
export default function UnchangedDialog({ draft, onClose }: UnchangedDialogProps) {
  const { id } = draft.assessment;
  const carried = carriedIn(draft);
  const client = useQueryClient();
  const patch = usePatchAssessment(id);
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const [input = { reason: '' }, setInput] = useUnsaved<{ reason: string }>(id, 'unchanged');
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: queryKeys.assessment });
    void client.invalidateQueries({ queryKey: queryKeys.history });
  };
  const form = useForm({
    value: input,
    onChange: setInput,
    check: ({ reason }) => ({
      ...(reason.trim() === '' && { reason: say.unchangedMissing }),
      ...(reason.length > MAX_REASON && { reason: limitMessages.tooLong(MAX_REASON) }),
    }),
    send: async ({ reason }) => {
      try {
        const whole = await confirmUnchanged(draft.assessment, carried, reason);
        patch(() => whole);
        readAgain();
        void client.invalidateQueries({ queryKey: assessmentsQuery.queryKey });
        toast.success(say.unchangedDone);
        close();
        return true;
      } catch (error) {
        const code = codeOf(error);
        if (code === 'conflict' || code === 'nothing-carried') {
          readAgain();
          toast.error(say.unchangedFailed, {
            description: code === 'conflict' ? say.unchangedOvertaken : say.nothingCarried,
            id: 'save-failed',
          });
        } else reportFailure(error, say.unchangedFailed);
        return false;
      }
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
