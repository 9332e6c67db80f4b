import { type FormEvent, useRef, useState } from 'react';
import { profileForm } from '#contract/profile.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { profileMessages as say } from './messages.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** The person's own data: her name can be changed, the rest is read-only. What is typed survives a reload. */
export function PersonalInformation() {
  const { user, company, role } = useSession();
  const [draft, setDraft] = useUnsaved<string>('profile', 'full-name');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const update = useUpdateProfile();
  const saved = user?.fullName ?? '';
  const typed = draft ?? saved;
  const isChanged = typed.trim() !== saved;
  const rows = [
    [say.email, user?.email ?? ''],
    [say.company, company?.name ?? say.noCompany],
    [say.role, role ? say.roles[role] : say.noCompany],
  ] as const;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (update.isPending) return;
    const checked = profileForm.safeParse({ fullName: typed });
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return field.current?.focus();
    update.mutate(checked.data, { onSuccess: () => setDraft(undefined) });
  }

  function cancel() {
    setDraft(undefined);
    setError(undefined);
    field.current?.focus();
  }

  return (
    <Card aria-labelledby="personal-information">
      <CardHeader>
        <CardTitle id="personal-information">{say.personalInformation}</CardTitle>
      </CardHeader>
      <form noValidate aria-labelledby="personal-information" onSubmit={submit}>
        <CardBody className="flex max-w-xl flex-col gap-5">
          <Field label={say.fullName} error={error} required>
            <Input
              ref={field}
              name="fullName"
              autoComplete="name"
              dir="auto"
              value={typed}
              onChange={(event) => {
                setDraft(event.target.value === saved ? undefined : event.target.value);
                setError(undefined);
              }}
            />
          </Field>
          <dl className="divide-y">
            {rows.map(([term, value]) => (
              <div key={term} className="grid gap-x-6 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[8rem_1fr]">
                <dt className="text-sm text-muted">{term}</dt>
                <dd dir="auto" className="min-w-0 text-left break-words">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </CardBody>
        <CardFooter>
          <Button
            type="submit"
            variant="primary"
            disabled={!isChanged && !update.isPending}
            busy={update.isPending}
            busyText={say.saving}
          >
            {say.save}
          </Button>
          {isChanged ? (
            <>
              <Button variant="ghost" disabled={update.isPending} onClick={cancel}>
                {say.cancel}
              </Button>
              <Badge tone="warning">{say.unsaved}</Badge>
            </>
          ) : null}
        </CardFooter>
      </form>
    </Card>
  );
}
