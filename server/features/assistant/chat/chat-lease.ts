import { randomUUID } from 'node:crypto';
import type { Database } from '#database/open.ts';
import type { ChatSessionId, CompanyId } from '#domain/ids.ts';
import { claimLease, releaseLease, renewLease } from './queries.ts';

/** After this many seconds, chats of a server that has died can be answered again. */
const LEASE_SECONDS = 9;

export interface ChatLease {
  /** Releases the chat; calling it again has no effect. */
  release(): Promise<void>;
}

/**
 * Takes the right to answer in a company's chat, among all servers of a database; null if another server has it. It is renewed until it
 * is released.
 * @param onLost called if another server has taken it over, because this one could not renew it in time
 */
export async function takeLease(
  { persons }: Pick<Database, 'persons'>,
  chat: { ofCompany: CompanyId; sessionId: ChatSessionId },
  onLost: () => void,
  seconds = LEASE_SECONDS,
): Promise<ChatLease | null> {
  const lease = { ...chat, holder: randomUUID(), seconds };
  if (!(await claimLease(persons, lease))) return null;
  const renewal = setInterval(
    () =>
      void renewLease(persons, lease).then(
        (isHeld) => {
          if (!isHeld && !isReleased) onLost();
        },
        // The database is briefly unreachable: the next renewal, or the end of the lease, decides.
        () => {},
      ),
    (seconds * 1000) / 3,
  );
  let isReleased = false;
  return {
    async release() {
      if (isReleased) return;
      isReleased = true;
      clearInterval(renewal);
      // A lease that cannot be released expires by itself.
      await releaseLease(persons, lease).catch(() => undefined);
    },
  };
}
