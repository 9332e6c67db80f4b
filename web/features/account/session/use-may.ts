import { type Action, can } from '#domain/people/permissions.ts';
import { useSession } from './use-session.ts';

/** Whether the person who looks may do this: what she may not is not offered. The server decides. */
export function useMay(action: Action): boolean {
  const { role } = useSession();
  return role !== null && can(role, action);
}
