import { AuditPage } from '#web/features/assurance/audit/audit-page.tsx';
import { LeftOutView } from '#web/features/assurance/audit/left-out-view.tsx';
import { leftOutMessages as say } from '#web/features/assurance/left-out/messages.ts';

/** What an assessment leaves out, for members to read and auditors to walk through. */
export default function LeftOutScreen() {
  return (
    <AuditPage texts={say} subtitle={say.subtitle}>
      {(id) => <LeftOutView key={id} assessmentId={id} />}
    </AuditPage>
  );
}
