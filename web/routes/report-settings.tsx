import { useMay } from '#web/features/account/session/use-may.ts';
import { reportSettingsPage as say } from '#web/features/company/company/messages.ts';
import { ReportsCard } from '#web/features/company/company/reports-card.tsx';
import { SignOffRuleCard } from '#web/features/company/company/sign-off-rule-card.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** How the company's reports look, and who may sign its results. */
export default function ReportSettingsScreen() {
  useLinkedPlace('setting', (id) => focusSoon(id));
  const mayEdit = useMay('company.edit');
  return (
    <div className="flex w-full max-w-4xl flex-col gap-6 px-4 py-6 sm:px-6">
      <PageHeader title={say.title} subtitle={say.subtitle} />
      {mayEdit ? <ReportsCard /> : null}
      <SignOffRuleCard />
    </div>
  );
}
