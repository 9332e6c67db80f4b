import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import type { PaletteTeam } from './list-items.ts';

/** The members of the person's own company, asked for when the palette is opened. */
export function usePaletteTeam(): PaletteTeam {
  const { role } = useSession();
  const { data } = useQuery({ ...teamQuery, enabled: role !== null && can(role, 'team.view') });
  return useMemo(() => ({ role, members: role === null ? [] : (data ?? []) }), [role, data]);
}
