import { useCallback, useMemo, useState } from 'react';
import type { Line } from '../rows/register-row.ts';
import { NONE_CHOSEN, toggled, withAll, withRangeTo } from './chosen.ts';

/** The selected rows, and how to select more. Everything except `ids` is stable. */
export interface Several {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects all rows between the last selected one and this one. */
  chooseTo: (lines: readonly Line[], id: string) => void;
  chooseAll: (lines: readonly Line[]) => void;
  clear: () => void;
}

/** The selected rows. Deleted rows are removed from the selection. */
export function useSeveral(components: readonly { id: string }[]): Several {
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const ids = useMemo(() => {
    if (chosen.ids.size === 0) return chosen.ids;
    return new Set(components.flatMap(({ id }) => (chosen.ids.has(id) ? [id] : [])));
  }, [chosen, components]);
  const toggle = useCallback((id: string) => setChosen((before) => toggled(before, id)), []);
  const chooseTo = useCallback(
    (lines: readonly Line[], id: string) => setChosen((before) => withRangeTo(before, lines, id)),
    [],
  );
  const chooseAll = useCallback((lines: readonly Line[]) => setChosen((before) => withAll(before, lines)), []);
  const clear = useCallback(() => setChosen(NONE_CHOSEN), []);
  return { ids, toggle, chooseTo, chooseAll, clear };
}
