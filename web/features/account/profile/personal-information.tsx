import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ProfileForm } from '#contract/profile.ts';
import { screens } from '#contract/screens.ts';
import { personNameProblem } from '#domain/people/person-name.ts';
import { initialsOf } from '#domain/people/presence.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { sendBy } from '#web/lib/send-by.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { nameProblems, profileMessages as say } from './messages.ts';

/** The person's own data: the name can be changed, the rest is read-only. Typed text survives a reload. */
export function PersonalInformation() {
  const { user, company, role } = useSession();
  const saved = user?.fullName ?? '';
  const [fullName = saved, setFullName] = useUnsaved<string>('profile', 'full-name');
  const { mutateAsync } = useUpdateProfile(() => setFullName(undefined));
  const form = useForm({
    value: { fullName },
    onChange: (typed) => setFullName(typed.fullName === saved ? undefined : typed.fullName),
    check: checkName,
    send: sendBy(mutateAsync, nameProblems),
  });
  const isChanged = fullName.trim() !== saved;
  const { data: team } = useQuery({ ...teamQuery, enabled: company !== null });
  const since = team?.find(({ isSelf }) => isSelf)?.createdAt;
  const rows = [
    [say.email, user?.email ?? ''],
    [say.company, company?.name ?? say.noCompany],
    [say.role, role ? say.roles[role] : say.noCompany],
    ...(since ? [[say.memberSince, formatDay(since)] as const] : []),
  ] as const;

  function cancel() {
    setFullName(undefined);
    form.forget();
    form.element.current?.querySelector('input')?.focus();
  }

  return (
    <Card aria-labelledby="personal-information">
      <CardHeader>
        <div className="flex min-w-0 items-center gap-3">
          <span
            aria-hidden="true"
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-full border bg-accent-soft text-sm font-medium text-accent-strong"
          >
            {initialsOf(saved)}
          </span>
          <CardTitle id="personal-information">{say.personalInformation}</CardTitle>
        </div>
      </CardHeader>
      <Form form={form} aria-labelledby="personal-information">
        <CardBody className="flex max-w-xl flex-col gap-5">
          <Field label={say.fullName} error={form.errorOf('fullName')} required>
            <Input {...form.text('fullName')} autoComplete="name" dir="auto" />
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
          <Link
            to={screens.settings.path}
            className="self-start rounded-sm text-sm text-accent underline-offset-4 hover:underline"
          >
            {say.toSettings}
          </Link>
        </CardBody>
        {isChanged || form.isBusy ? (
          <CardFooter>
            <Button type="submit" variant="primary" busy={form.isBusy} busyText={say.saving}>
              {say.save}
            </Button>
            <Button variant="ghost" disabled={form.isBusy} onClick={cancel}>
              {say.cancel}
            </Button>
            <Badge tone="warning">{say.unsaved}</Badge>
          </CardFooter>
        ) : null}
      </Form>
    </Card>
  );
}

function checkName({ fullName }: { fullName: string }) {
  const problem = personNameProblem(fullName);
  return problem ? { fullName: nameProblems[problem] } : {};
}

/** Saves the name and updates every place that shows it. */
function useUpdateProfile(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: ProfileForm) => api.profile.update(form),
    onSuccess: ({ fullName }) => {
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, fullName } } : session,
      );
      void client.invalidateQueries({ queryKey: teamQuery.queryKey });
      onSaved();
      toast.success(say.updated);
    },
    onError: () => toast.error(say.updateFailed),
  });
}
