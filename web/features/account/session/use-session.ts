import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from './api.ts';

/** The session as last read; inside the shell, it is always loaded. */
export function useSession() {
  return useSuspenseQuery(sessionQuery).data;
}
