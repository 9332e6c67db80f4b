import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { openAssessmentQuery } from './api.ts';
import { completedMessages as say } from './messages.ts';

/** As the contract limits it. */
const MAX_REASON = 2000;

/** Asks why a completed assessment is reopened; the history records it. */
export function ReopenDialog({ assessment, onClose }: { assessment: AssessmentShape; onClose: () => void }) {
  const formId = useId();
  const [reason = '', setReason] = useUnsaved<string>(assessment.id, 'reopen-reason');
  const [hasTried, setHasTried] = useState(false);
  const isMissing = reason.trim() === '';
  const reopen = useReopen(assessment, () => setReason(undefined));

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (!isMissing && !reopen.isPending) reopen.mutate(reason);
  }

  function close() {
    if (reopen.isPending) return;
    setReason(undefined);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={say.reopenDialogTitle}
      description={say.reopenDialogText}
      footer={
        <>
          <Button onClick={close} disabled={reopen.isPending}>
            {say.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={reopen.isPending} busyText={say.reopening}>
            {say.reopen}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label={say.reason}
          hint={say.reasonHint}
          required
          error={hasTried && isMissing ? say.reasonMissing : undefined}
        >
          <Textarea
            value={reason}
            maxLength={MAX_REASON}
            className="min-h-20"
            onChange={(event) => setReason(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function useReopen(assessment: AssessmentShape, forgetReason: () => void) {
  const client = useQueryClient();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const openDraft = async () => {
    forgetReason();
    await client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['dashboard'] });
  };
  return useMutation({
    mutationFn: (reason: string) => api.assessment.reopen({ assessmentId: assessment.id, reason }),
    onSuccess: openDraft,
    onError: (error) => {
      const code = codeOf(error);
      if (code !== 'draft-exists' && code !== 'not-completed') return reportFailure(error, say.reopenFailed);
      toast.info(say.draftExists, { description: say.draftExistsText });
      return openDraft();
    },
  });
}
