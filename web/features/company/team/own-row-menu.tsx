import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, LogOut, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/features/account/session/use-session.ts';
import { wayOutQuery } from '#web/features/company/offboarding/api.ts';
import { CloseDialog } from '#web/features/company/offboarding/close-dialog.tsx';
import { LeaveDialog } from '#web/features/company/offboarding/leave-dialog.tsx';
import { leavingMessages } from '#web/features/company/offboarding/messages.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { teamMessages as say } from './messages.ts';

const labels = {
  leave: leavingMessages.leave,
  'hand-over': say.handOver,
  close: leavingMessages.close,
  delete: leavingMessages.remove,
} as const;

/**
 * What people can do about themselves in the team: leave, in the one way that is open. Only others can change a role or remove a person
 * (product P8).
 */
export function OwnRowMenu({ fullName, history }: { fullName: string; history: ReactNode }) {
  const { company } = useSession();
  const { data: wayOut } = useQuery(wayOutQuery);
  const [isAsking, setIsAsking] = useState(false);
  const way = wayOut?.way ?? 'leave';
  const close = () => setIsAsking(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton variant="ghost" label={say.actionsFor(fullName)} className="-mr-2">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      >
        {history}
        <MenuItem
          danger
          icon={way === 'close' || way === 'delete' ? <Trash2 /> : <LogOut />}
          disabled={!wayOut}
          onPress={() => setIsAsking(true)}
        >
          {labels[way]}
        </MenuItem>
      </Menu>
      {way === 'close' && company ? (
        <CloseDialog company={company} open={isAsking} onClose={close} />
      ) : wayOut ? (
        <LeaveDialog wayOut={wayOut} open={isAsking} onClose={close} />
      ) : null}
    </>
  );
}
