import { settingsMessages as say } from '#web/features/settings/messages.ts';
import { SupportCards } from '#web/features/settings/support-cards.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Settings: what support does; switches and the password form come later. */
export default function SettingsScreen() {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      <Alert>{say.later}</Alert>
      <SupportCards />
    </div>
  );
}
