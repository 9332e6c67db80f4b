import { createContext, type ReactNode, use, useState } from 'react';
import { hasDrafts } from '#web/lib/drafts.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { signOutMessages as say } from './messages.ts';
import { useSession } from './use-session.ts';
import { useSignOut } from './use-sign-out.ts';

interface SignOut {
  /** Signs out; asks first if unsaved input in this browser would be lost. */
  signOut: () => void;
  isPending: boolean;
}

const SignOutContext = createContext<SignOut | null>(null);

/** Provides the question to the whole frame. */
export function SignOutQuestion({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { mutate, isPending } = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = () => (user && hasDrafts(user.id) ? setIsAsking(true) : mutate());
  return (
    <SignOutContext value={{ signOut, isPending }}>
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={say.title}
        description={say.text}
        confirmLabel={say.discard}
        cancelLabel={say.stay}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </SignOutContext>
  );
}

/** Must be used within `SignOutQuestion`. */
export function useAskingSignOut(): SignOut {
  const held = use(SignOutContext);
  if (!held) throw new Error('There is no SignOutQuestion around this.');
  return held;
}
