import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { viewsQuery } from '#web/features/register/views/api.ts';
import { givenViews, type NamedView } from '#web/features/register/views/given-views.ts';

const NONE: readonly NamedView[] = [];

/** The views of the register: those that are kept, asked for when the palette is opened, and those that the product brings along. */
export function usePaletteViews(): readonly NamedView[] {
  const { role } = useSession();
  const isAsked = role !== null && can(role, 'assessment.view');
  const { data } = useQuery({ ...viewsQuery, enabled: isAsked });
  return useMemo(() => (isAsked ? [...(data ?? []), ...givenViews] : NONE), [isAsked, data]);
}
