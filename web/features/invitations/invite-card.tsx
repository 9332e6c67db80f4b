import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type InviteForm, inviteForm } from '#contract/invitations.ts';
import { ROLES, type Role } from '#domain/people/permissions.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { pendingInvitationsQuery } from './api.ts';
import { inviteMessages as say } from './messages.ts';
import { tellInviteFailure } from './tell-failure.ts';

const roleOptions = ROLES.map((role) => ({ value: role, label: say.roles[role] }));

/** Invites somebody by e-mail. For admins only. */
export function InviteCard() {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('user');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: (form: InviteForm) => api.invitations.send(form),
    onSuccess: (invitation) => {
      toast.success(say.sent(invitation.email));
      setEmail('');
      setRole('user');
      client.setQueryData(pendingInvitationsQuery.queryKey, (pending) => [invitation, ...(pending ?? [])]);
      void client.invalidateQueries({ queryKey: pendingInvitationsQuery.queryKey });
    },
    onError: (failure, form) => tellInviteFailure(failure, form.email, client),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const checked = inviteForm.safeParse({ email, role });
    setError(checked.error?.issues[0]?.message);
    if (checked.success) send.mutate(checked.data);
    else field.current?.focus();
  }

  return (
    <Card aria-labelledby="invite-member">
      <CardHeader>
        <div>
          <CardTitle id="invite-member">{say.title}</CardTitle>
          <CardDescription>{say.text}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="@container">
        <form
          noValidate
          aria-labelledby="invite-member"
          onSubmit={submit}
          className="grid items-start gap-4 @lg:grid-cols-[1fr_12rem_auto]"
        >
          <Field label={say.email} error={error}>
            <Input
              ref={field}
              type="email"
              inputMode="email"
              autoComplete="off"
              placeholder={say.emailPlaceholder}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(undefined);
              }}
            />
          </Field>
          <Field label={say.role}>
            <Select options={roleOptions} value={role} onChange={(event) => setRole(event.target.value as Role)} />
          </Field>
          <Button
            type="submit"
            variant="primary"
            busy={send.isPending}
            busyText={say.sending}
            className="@max-lg:order-last @lg:mt-6.5"
          >
            <Send aria-hidden="true" />
            {say.send}
          </Button>
          <p className="text-sm text-muted @max-lg:-mt-2 @lg:col-span-full">{say.roleHints[role]}</p>
        </form>
      </CardBody>
    </Card>
  );
}
