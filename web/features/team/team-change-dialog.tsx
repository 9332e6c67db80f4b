import { useState } from 'react';
import type { TeamMemberShape } from '#contract/team.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { teamMessages as say } from './messages.ts';
import { useTeamChanges } from './use-team-changes.ts';

export interface TeamQuestion {
  kind: 'promote' | 'demote' | 'remove';
  member: TeamMemberShape;
}

const words = {
  promote: { title: say.promoteTitle, text: say.promoteText, confirm: say.promoteConfirm, busy: say.changing },
  demote: { title: say.demoteTitle, text: say.demoteText, confirm: say.demoteConfirm, busy: say.changing },
  remove: { title: say.removeTitle, text: say.removeText, confirm: say.removeConfirm, busy: say.removing },
} as const;

/** Asks before a role is changed or somebody is removed (product P8). */
export function TeamChangeDialog({ question, onClose }: { question: TeamQuestion | null; onClose: () => void }) {
  const { changeRole, remove } = useTeamChanges(onClose);
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(question);
  if (question && question !== shown) setShown(question);
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
      open={question !== null}
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
