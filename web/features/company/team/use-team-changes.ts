import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TeamMemberShape } from '#contract/team.ts';
import type { Role } from '#domain/people/permissions.ts';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { companyQuery } from '#web/features/company/company/api.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { teamQuery } from './api.ts';
import { teamMessages as say, teamRefusals } from './messages.ts';

/** Promoting, demoting and removing, with their toasts; `onDone` closes the question asked before. */
export function useTeamChanges(onDone: () => void) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([teamQuery, companyQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));

  function tell(error: unknown, failure: string, onlyAdmins: string): void {
    onDone();
    const isDenied = codeOf(error) === 'access-denied';
    const { title = failure, ...more } = isDenied
      ? { title: say.accessDenied, description: onlyAdmins }
      : (explainRefusal(teamRefusals, error) ?? {});
    toast.error(title, more);
    // The list was outdated, or the person's own role is not what this screen assumes.
    void refresh();
    if (isDenied) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }

  const changeRole = useMutation({
    mutationFn: ({ member, role }: { member: TeamMemberShape; role: Exclude<Role, 'auditor'> }) =>
      api.team.changeRole({ id: member.id, role }),
    onSuccess: (changed) => {
      onDone();
      client.setQueryData(teamQuery.queryKey, (members) =>
        members?.map((member) => (member.id === changed.id ? changed : member)),
      );
      toast.success(say.changed(changed.fullName, changed.role));
    },
    onError: (error) => tell(error, say.changeFailed, say.onlyAdminsChangeRoles),
  });

  const remove = useMutation({
    mutationFn: (member: TeamMemberShape) => api.team.remove({ id: member.id }),
    onSuccess: ({ id, fullName }) => {
      onDone();
      client.setQueryData(teamQuery.queryKey, (members) => members?.filter((member) => member.id !== id));
      toast.success(say.removed(fullName));
      void refresh();
    },
    onError: (error) => tell(error, say.removeFailed, say.onlyAdminsRemove),
  });

  return { changeRole, remove };
}
