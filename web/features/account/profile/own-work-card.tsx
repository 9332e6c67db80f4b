import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_COMPETENCE, MAX_NAME } from '#domain/limits.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Card, CardBody, CardDescription, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { profileMessages as say } from './messages.ts';

interface OwnWork {
  jobTitle: string;
  competence: string;
}

/** What the person does in the company and what qualifies them for the assessment, both optional. Typed text survives a reload. */
export function OwnWorkCard() {
  const { data: team } = useQuery(teamQuery);
  const own = team?.find(({ isSelf }) => isSelf);
  const saved: OwnWork = { jobTitle: own?.jobTitle ?? '', competence: own?.competence ?? '' };
  const [kept, keep] = useUnsaved<OwnWork>('profile', 'own-work');
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (value: OwnWork) => api.team.describeSelf(value),
    onSuccess: () => toast.success(say.workSaved),
    onError: () => toast.error(say.workFailed),
  });
  const value = kept ?? saved;
  const form = useForm<OwnWork>({
    value,
    onChange: keep,
    check: ({ jobTitle, competence }) => ({
      ...(jobTitle.length > MAX_NAME && { jobTitle: limitMessages.tooLong(MAX_NAME) }),
      ...(competence.length > MAX_COMPETENCE && { competence: limitMessages.tooLong(MAX_COMPETENCE) }),
    }),
    send: async (input) => {
      try {
        await mutateAsync(input);
      } catch {
        return false;
      }
      await client.invalidateQueries({ queryKey: queryKeys.team });
      keep(undefined);
      return true;
    },
  });
  if (!own || own.role === 'auditor') return null;
  const isChanged = value.jobTitle.trim() !== saved.jobTitle || value.competence.trim() !== saved.competence;
  return (
    <Card aria-labelledby="own-work">
      <CardHeader>
        <div>
          <CardTitle id="own-work">{say.yourWork}</CardTitle>
          <CardDescription>{say.yourWorkText}</CardDescription>
        </div>
      </CardHeader>
      <Form form={form} aria-labelledby="own-work">
        <CardBody className="flex max-w-xl flex-col gap-5">
          <Field label={say.position} hint={say.positionHint} error={form.errorOf('jobTitle')}>
            <LimitedInput {...form.text('jobTitle')} most={MAX_NAME} dir="auto" />
          </Field>
          <Field label={say.competence} hint={say.competenceHint} error={form.errorOf('competence')}>
            <LimitedTextarea {...form.text('competence')} most={MAX_COMPETENCE} className="min-h-20" dir="auto" />
          </Field>
        </CardBody>
        {isChanged || form.isBusy ? (
          <CardFooter>
            <Button type="submit" variant="primary" busy={form.isBusy} busyText={say.saving}>
              {say.save}
            </Button>
            <Button variant="ghost" disabled={form.isBusy} onClick={() => keep(undefined)}>
              {say.cancel}
            </Button>
          </CardFooter>
        ) : null}
      </Form>
    </Card>
  );
}
