import { NotificationsCard } from '#web/features/account/notifications/notifications-card.tsx';
import { DangerCard } from '#web/features/account/settings/danger-card.tsx';
import { settingsMessages as say } from '#web/features/account/settings/messages.ts';
import { SecurityCard } from '#web/features/account/settings/security-card.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Settings: notifications, privacy and security, the danger zone. */
export default function SettingsScreen() {
  useLinkedPlace('setting', (id) => focusSoon(id));
  return (
    <div className="flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      <NotificationsCard />
      <SecurityCard />
      <DangerCard />
    </div>
  );
}
