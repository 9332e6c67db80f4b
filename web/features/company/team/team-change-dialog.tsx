import { useState } from 'react';
import type { TeamMemberShape } from '#contract/team.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { AuditDialog } from './audit-dialog.tsx';
import { teamMessages as say } from './messages.ts';
import { useTeamChanges } from './use-team-changes.ts';

export interface TeamQuestion {
  kind: 'promote' | 'demote' | 'remove' | 'audit';
  member: TeamMemberShape;
}

const words = {
  promote: { title: say.promoteTitle, text: say.promoteText, confirm: say.promoteConfirm, busy: say.changing },
  demote: { title: say.demoteTitle, text: say.demoteText, confirm: say.demoteConfirm, busy: say.changing },
  remove: { title: say.removeTitle, text: say.removeText, confirm: say.removeConfirm, busy: say.removing },
} as const;

type AskedFirst = TeamQuestion & { kind: keyof typeof words };

const isAskedFirst = (question: TeamQuestion): question is AskedFirst => question.kind !== 'audit';

/** Asks before a role is changed or a person is removed (product P8). */
export function TeamChangeDialog({ question, onClose }: { question: TeamQuestion | null; onClose: () => void }) {
  const { changeRole, remove } = useTeamChanges(onClose);
  // The text stays while the dialog fades out.
  const asked = question && isAskedFirst(question) ? question : null;
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  if (question?.kind === 'audit' && question.member.audit)
    return <AuditDialog member={question.member} audit={question.member.audit} onClose={onClose} />;
  if (!shown) return null;
  const { kind, member } = shown;
  const { title, text, confirm, busy } = words[kind];
  const isBusy = changeRole.isPending || remove.isPending;

  function act() {
    if (isBusy) return;
    if (kind === 'remove') remove.mutate(member);
    else changeRole.mutate({ member, role: kind === 'promote' ? 'admin' : 'user' });
  }

  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title(member.fullName)}
      description={text}
      confirmLabel={confirm}
      busyText={busy}
      danger={kind === 'remove'}
      busy={isBusy}
      onConfirm={act}
    />
  );
}
