import { useState } from 'react';
import type { QueryChange } from '#domain/query/chips/chip.ts';
import { withChange } from '#domain/query/chips/with-change.ts';
import type { Query } from '#domain/query/query.ts';

export interface DraftQuery {
  /** The query while the popover is open. */
  draft: Query;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Applies a change and closes the popover. */
  choose: (change: QueryChange) => void;
  /** Applies a change and keeps the popover open for more. */
  toggle: (change: QueryChange) => void;
}

/**
 * Holds a query while one of its parts is being changed in a popover. Several values can be ticked before the query is asked: the change
 * is passed on when the popover closes, however it closes.
 */
export function useDraftQuery(query: Query, onChange: (query: Query) => void): DraftQuery {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(query);

  function close(last: Query) {
    setIsOpen(false);
    if (JSON.stringify(last) !== JSON.stringify(query)) onChange(last);
  }

  return {
    draft: isOpen ? draft : query,
    isOpen,
    setOpen: (next) => {
      if (!next) return close(draft);
      setDraft(query);
      setIsOpen(true);
    },
    choose: (change) => close(withChange(draft, change)),
    toggle: (change) => setDraft(withChange(draft, change)),
  };
}
