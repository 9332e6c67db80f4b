import { type Action, can } from '#domain/people/permissions.ts';
import { useSession } from './use-session.ts';

/** Whether the current person may do this; actions that they may not do are not offered. The server decides. */
export function useMay(action: Action): boolean {
  const { role } = useSession();
  return role !== null && can(role, action);
}
