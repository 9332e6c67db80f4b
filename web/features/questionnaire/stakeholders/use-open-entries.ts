import { useCallback, useState } from 'react';
import type { StakeholderId } from '#domain/ids.ts';

/** The entries that exist only on this screen, whose ids are final, and those in edit mode. */
export function useOpenEntries() {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  return {
    added,
    edited,
    /** Starts a new entry; returns its id. */
    add(): StakeholderId {
      const id = crypto.randomUUID() as StakeholderId;
      setAdded((before) => [...before, id]);
      setEdited((before) => new Set([...before, id]));
      return id;
    },
    /** Starts new entries without opening them; returns their ids. */
    wait(count: number): StakeholderId[] {
      const ids = Array.from({ length: count }, () => crypto.randomUUID() as StakeholderId);
      setAdded((before) => [...before, ...ids]);
      return ids;
    },
    edit: useCallback((id: string) => setEdited((before) => (before.has(id) ? before : new Set([...before, id]))), []),
    leave: useCallback((ids: readonly string[]) => {
      setAdded((before) => before.filter((id) => !ids.includes(id)));
      setEdited((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }, []),
    leaveAll() {
      setAdded([]);
      setEdited(new Set());
    },
  };
}
