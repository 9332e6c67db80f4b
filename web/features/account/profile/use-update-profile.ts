import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileForm } from '#contract/profile.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { profileMessages as say } from './messages.ts';

/** Saves the name and shows it wherever it stands. */
export function useUpdateProfile(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: ProfileForm) => api.profile.update(form),
    onSuccess: ({ fullName }) => {
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, fullName } } : session,
      );
      void client.invalidateQueries({ queryKey: teamQuery.queryKey });
      onSaved();
      toast.success(say.updated);
    },
    onError: () => toast.error(say.updateFailed),
  });
}
