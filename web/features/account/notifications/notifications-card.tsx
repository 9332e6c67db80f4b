import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { found } from '#domain/found.ts';
import type { NotificationPreferences } from '#domain/people/notification-preferences.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { api } from '#web/lib/api.ts';
import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Switch } from '#web/ui/inputs/switch.tsx';
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { preferencesQuery } from './api.ts';
import { writeLocalPreferences } from './local-preferences.ts';
import { notificationMessages as say } from './messages.ts';

/** Notices only for people who work on assessments; auditors get no reminders (product P71). */
const OF_WORK: readonly string[] = [
  'assessmentReminders',
  'assignments',
  'reviewRequests',
  'signatures',
  'dueDates',
  'weeklyDigest',
];

type Kind = Exclude<keyof NotificationPreferences, 'email'>;

/** The switches that the first one turns off, in groups. */
const groups: Readonly<Record<keyof typeof say.groups, readonly Kind[]>> = {
  work: ['mentions', 'assignments', 'reviewRequests', 'signatures', 'dueDates', 'weeklyDigest'],
  assessment: ['assessmentReminders', 'reportUpdates'],
  account: ['systemUpdates'],
};
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** The notification switches; each is saved immediately (product P14). */
export function NotificationsCard() {
  const { user, role } = useSession();
  const isShown = (name: Kind) => role !== 'auditor' || !OF_WORK.includes(name);
  const query = preferencesQuery(user?.id ?? '');
  const client = useQueryClient();
  const { data: preferences, isError, refetch } = useQuery(query);
  const save = useMutation({
    // One at a time: a save in progress must not overwrite a later switch.
    scope: { id: 'notification-preferences' },
    mutationFn: () =>
      api.notifications.savePreferences(found(client.getQueryData(query.queryKey), 'the switches that were turned')),
    onSuccess: (saved) => {
      writeLocalPreferences(saved);
      toast.success(say.saved, { description: say.savedText, id: 'notification-preferences' });
    },
    onError: () => {
      toast.error(say.error, { description: say.saveFailed, id: 'notification-preferences' });
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });

  async function set(name: keyof NotificationPreferences, isOn: boolean) {
    // A response still in transit predates this change.
    await client.cancelQueries({ queryKey: query.queryKey });
    const before = client.getQueryData(query.queryKey) ?? preferences;
    if (!before) return;
    client.setQueryData(query.queryKey, { ...before, [name]: isOn });
    save.mutate();
  }

  const switchOf = (name: keyof NotificationPreferences, { [name]: isOn }: NotificationPreferences) => (
    <Switch
      key={name}
      inLine
      className="py-2.5 last:pb-0"
      label={say.switches[name].label}
      hint={say.switches[name].hint}
      checked={isOn}
      onChange={(event) => void set(name, event.target.checked)}
    />
  );

  return (
    <Card aria-labelledby="notifications">
      <CardHeader>
        <CardTitle id="notifications">{say.title}</CardTitle>
      </CardHeader>
      <CardBody>
        {preferences ? (
          <>
            {switchOf('email', preferences)}
            <div className="mt-2 flex flex-col gap-4 border-l-2 pl-4 sm:pl-5">
              {groupNames.map((group) => (
                <fieldset key={group}>
                  <legend className="overline-label">{say.groups[group]}</legend>
                  <div className="mt-1 divide-y">
                    {groups[group].filter(isShown).map((name) => switchOf(name, preferences))}
                  </div>
                </fieldset>
              ))}
            </div>
          </>
        ) : isError ? (
          <ErrorState title={say.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Loading label={say.loading}>
            <SkeletonRows rows={4} />
          </Loading>
        )}
      </CardBody>
      <CardFooter className="text-sm text-muted">{say.always}</CardFooter>
    </Card>
  );
}
