import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditInput, AuditShape, TeamMemberShape } from '#contract/team.ts';
import { lastDayOf } from '#domain/people/audit.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { sendBy } from '#web/lib/send-by.ts';
import { useForm } from '#web/ui/inputs/form.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { teamQuery } from './api.ts';
import { AuditedField, checkAudit, LastDayField } from './audit-fields.tsx';
import { auditProblems, auditRefusals, auditMessages as say } from './messages.ts';

interface AuditDialogProps {
  member: TeamMemberShape;
  audit: AuditShape;
  onClose: () => void;
}

/** Extends or shortens an audit, and says what it covers. */
export function AuditDialog({ member, audit, onClose }: AuditDialogProps) {
  const [value, setValue] = useState<AuditInput>({
    lastDay: lastDayOf(new Date(audit.until)),
    assessments: audit.assessments,
  });
  const { mutateAsync } = useSetAudit(member, onClose);
  const form = useForm({ value, onChange: setValue, check: checkAudit, send: sendBy(mutateAsync, auditProblems) });
  return (
    <FormDialog
      form={form}
      title={say.changeTitle(member.fullName)}
      description={say.changeText}
      size="sm"
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={onClose}
    >
      <LastDayField form={form} />
      <AuditedField form={form} />
    </FormDialog>
  );
}

function useSetAudit({ id, fullName }: TeamMemberShape, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (audit: AuditInput) => api.team.setAudit({ id, ...audit }),
    onSuccess: (changed) => {
      onDone();
      client.setQueryData(teamQuery.queryKey, (members) =>
        members?.map((member) => (member.id === changed.id ? changed : member)),
      );
      toast.success(say.changed(fullName));
    },
    onError: (error) => {
      const description = explainRefusal(auditRefusals, error);
      toast.error(say.changeFailed, description ? { description } : {});
      void client.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
}
