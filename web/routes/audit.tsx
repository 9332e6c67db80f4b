import { lastDayOf } from '#domain/people/audit.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { AuditPage } from '#web/features/assurance/audit/audit-page.tsx';
import { auditRoomMessages as say } from '#web/features/assurance/audit/messages.ts';
import { Room } from '#web/features/assurance/audit/room.tsx';

/** The auditor's screen, where members see what auditors have done. */
export default function AuditScreen() {
  const { audit } = useSession();
  return (
    <AuditPage texts={say} subtitle={audit ? say.until(lastDayOf(new Date(audit.until))) : say.forMembers}>
      {(id) => <Room key={id} assessmentId={id} />}
    </AuditPage>
  );
}
