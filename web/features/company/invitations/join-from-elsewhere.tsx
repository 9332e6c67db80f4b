import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/features/account/session/use-session.ts';
import { type WayOutInput, wayOutQuery } from '#web/features/company/offboarding/api.ts';
import { LeavingDialog } from '#web/features/company/offboarding/leaving-dialog.tsx';
import { leavingMessages } from '#web/features/company/offboarding/messages.ts';
import { confirmWay, wordWay } from '#web/features/company/offboarding/way-words.ts';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { invitationMessages as say } from './messages.ts';

interface JoinFromElsewhereProps {
  /** The company that sent the invitation. */
  joining: string;
  open: boolean;
  onClose: () => void;
  /** Rejects if it failed, which has been reported then. */
  onJoin: (leaving: WayOutInput) => Promise<unknown>;
}

/** Says what happens to the person's current company, before they leave it for another. */
export function JoinFromElsewhere({ joining, open, onClose, onJoin }: JoinFromElsewhereProps) {
  const { closingDays } = useSession().settings;
  const { data: wayOut, isError, refetch } = useQuery(wayOutQuery);
  if (!wayOut) {
    if (!open || !isError) return null;
    return <ErrorState title={leavingMessages.wayFailed} onRetry={() => void refetch()} />;
  }
  const { way, companyName } = wayOut;
  const title = way === 'close' || way === 'delete' ? say.joinEndTitle : say.joinTitle;
  return (
    <LeavingDialog
      open={open}
      onClose={onClose}
      {...wordWay(wayOut, closingDays)}
      title={title(joining, companyName)}
      confirmLabel={say.joinConfirm}
      busyText={say.accepting}
      onConfirm={(confirmed) =>
        onJoin(confirmWay(way, confirmed)).then(
          () => true,
          () => false,
        )
      }
    />
  );
}
