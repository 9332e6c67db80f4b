import { useQueryClient } from '@tanstack/react-query';
import type { Signature } from '#contract/sign-off.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { showSignOff } from './api.ts';
import { signOffMessages as say, withdrawRefusals } from './messages.ts';

interface WithdrawDialogProps {
  assessmentId: AssessmentId;
  signature: Signature;
  onClose: () => void;
}

/** Asks why a step is withdrawn. */
export function WithdrawDialog({ assessmentId, signature, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdraw(assessmentId, signature);
  const [reason = '', setReason] = useUnsaved<string>(assessmentId, 'withdraw-reason');
  const form = useForm({
    value: { reason },
    onChange: (value) => setReason(value.reason === '' ? undefined : value.reason),
    check: (value) => {
      if (value.reason.trim() === '') return { reason: say.reasonMissing };
      return value.reason.length > MAX_REASON ? { reason: limitMessages.tooLong(MAX_REASON) } : {};
    },
    send: async (value) => {
      const isDone = await withdraw(value.reason);
      if (isDone) close();
      return isDone;
    },
  });

  function close() {
    setReason(undefined);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={say.withdrawTitle(signature.step, signature.name)}
      description={say.withdrawText}
      cancel={say.cancel}
      send={say.withdraw}
      sending={say.withdrawing}
      onClose={close}
    >
      <Field label={say.reason} required error={form.errorOf('reason')}>
        <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
      </Field>
    </FormDialog>
  );
}

function useWithdraw(assessmentId: AssessmentId, { id }: Signature) {
  const client = useQueryClient();
  return async (reason: string): Promise<boolean> => {
    try {
      showSignOff(client, assessmentId, await api.signOff.withdraw({ assessmentId, id, reason }));
    } catch (error) {
      const description = explainRefusal(withdrawRefusals, error) ?? say.keptText;
      toast.error(say.withdrawFailed, { description, id: 'sign-off' });
      for (const name of ['assessment', 'session'] as const) {
        void client.invalidateQueries({ queryKey: queryKeys[name] });
      }
      return false;
    }
    toast.success(say.withdrawn);
    return true;
  };
}
