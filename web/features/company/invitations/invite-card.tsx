import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { InviteForm } from '#contract/invitations.ts';
import type { AuditInput } from '#contract/team.ts';
import { emailProblem, normalizeEmail } from '#domain/people/email.ts';
import { ROLES, type Role } from '#domain/people/permissions.ts';
import { AuditedField, checkAudit, LastDayField } from '#web/features/company/team/audit-fields.tsx';
import { auditMessages, auditProblems } from '#web/features/company/team/messages.ts';
import { api } from '#web/lib/api.ts';
import { cn } from '#web/lib/cn.ts';
import { sendBy } from '#web/lib/send-by.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { pendingInvitationsQuery } from './api.ts';
import { inviteeProblems, inviteMessages as say } from './messages.ts';
import { refusalAtAddress, tellInviteFailure } from './tell-failure.ts';

const roleOptions = ROLES.map((role) => ({ value: role, label: say.roles[role] }));

interface InviteValues extends AuditInput {
  email: string;
  role: Role;
}
const EMPTY: InviteValues = { email: '', role: 'user', lastDay: '', assessments: null };

const toForm = ({ email, role, ...audit }: InviteValues): InviteForm => {
  const address = normalizeEmail(email);
  return role === 'auditor' ? { email: address, role, ...audit } : { email: address, role };
};

/** The form that invites a person by email. For admins only. */
export function InviteCard() {
  const [value, setValue] = useState(EMPTY);
  const { mutateAsync } = useInvite(() => setValue(EMPTY));
  const form = useForm<InviteValues>({
    value,
    onChange: setValue,
    check: checkInvitee,
    send: sendBy<InviteValues>(
      (values) => mutateAsync(toForm(values)),
      { ...inviteeProblems, ...auditProblems },
      refusalAtAddress,
    ),
  });
  const isAuditor = value.role === 'auditor';
  return (
    <Card aria-labelledby="invite-member">
      <CardHeader>
        <div>
          <CardTitle id="invite-member">{say.title}</CardTitle>
          <CardDescription>{say.text}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="@container">
        <Form
          form={form}
          aria-labelledby="invite-member"
          className={cn(
            'grid items-start gap-4 @lg:grid-cols-[1fr_9rem_auto]',
            isAuditor && '@3xl:grid-cols-[1fr_9rem_13rem_auto]',
          )}
        >
          <Field label={say.email} error={form.errorOf('email')}>
            <Input
              {...form.text('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              placeholder={say.emailPlaceholder}
            />
          </Field>
          <Field label={say.role}>
            <Select
              options={roleOptions}
              value={value.role}
              onChange={(event) => form.set({ role: event.target.value as Role })}
            />
          </Field>
          {isAuditor ? (
            <div className="@max-3xl:order-1 @max-3xl:col-span-full">
              <LastDayField form={form} isExplained />
            </div>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            busy={form.isBusy}
            busyText={say.sending}
            className="@max-lg:order-last @lg:mt-6.5"
          >
            <Send aria-hidden="true" />
            {say.send}
          </Button>
          <p className="text-sm text-muted @max-lg:-mt-2 @lg:col-span-full">
            {say.roleHints[value.role]}
            {isAuditor ? ` ${auditMessages.lastDayHint}` : ''}
          </p>
          {isAuditor ? (
            <div className="@max-3xl:order-2 @lg:col-span-full">
              <AuditedField form={form} />
            </div>
          ) : null}
        </Form>
      </CardBody>
    </Card>
  );
}

function checkInvitee(values: InviteValues) {
  const problem = emailProblem(values.email);
  return {
    ...(problem && { email: inviteeProblems[problem] }),
    ...(values.role === 'auditor' && checkAudit(values)),
  };
}

function useInvite(onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: InviteForm) => api.invitations.send(form),
    onSuccess: (invitation) => {
      toast.success(say.sent(invitation.email));
      onSent();
      client.setQueryData(pendingInvitationsQuery.queryKey, (pending) => [invitation, ...(pending ?? [])]);
      void client.invalidateQueries({ queryKey: pendingInvitationsQuery.queryKey });
    },
    onError: (failure, form) => tellInviteFailure(failure, form.email, client),
  });
}
