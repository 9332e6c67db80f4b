import { useMay } from '#web/features/account/session/use-may.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { leavingPage as say } from '#web/features/company/company/messages.ts';
import { LeavingCard } from '#web/features/company/offboarding/leaving-card.tsx';
import { RoomCard } from '#web/features/questionnaire/assessment/storage-card.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The storage that the company uses, and how to leave or close it. */
export default function LeavingScreen() {
  useLinkedPlace('setting', (id) => focusSoon(id));
  const { company } = useSession();
  const mayViewUse = useMay('company.view-use');
  return (
    <div className="flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      {mayViewUse ? <RoomCard /> : null}
      {company ? <LeavingCard key={company.id} company={company} /> : null}
    </div>
  );
}
