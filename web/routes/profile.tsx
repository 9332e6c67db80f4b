import { profileMessages as say } from '#web/features/account/profile/messages.ts';
import { OwnWorkCard } from '#web/features/account/profile/own-work-card.tsx';
import { PersonalInformation } from '#web/features/account/profile/personal-information.tsx';
import { useSession } from '#web/features/account/session/use-session.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Profile settings. */
export default function ProfileScreen() {
  const { company } = useSession();
  useLinkedPlace('setting', (id) => focusSoon(id));
  return (
    <div className="flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      <PersonalInformation />
      {company ? <OwnWorkCard /> : null}
    </div>
  );
}
