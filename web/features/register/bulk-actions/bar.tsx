import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { useAssigned } from '#web/features/assurance/assignments/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { type Observable, type Readable, same, useHeld } from '#web/lib/observable.ts';
import type { Announcement } from '#web/lib/throttled-announcer.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { pageFooter } from '#web/ui/layout/page-footer.ts';
import { CARDS_ID, EMPTY_ID, TABLE_ID } from '../rows/table-id.ts';
import type { UnsavedRows } from '../rows/unsaved.ts';
import { type SeveralAction, severalActions } from './actions.tsx';
import { severalMessages as say } from './messages.ts';
import type { ChosenRows } from './plan.ts';
import { useTellAct } from './use-tell-act.ts';

interface SeveralBarProps {
  whole: WholeAssessment;
  chosen: ReadonlySet<string>;
  /** The ids of the visible rows, in order. */
  inView: readonly string[];
  unsaved: Readable<UnsavedRows>;
  /** The announcement for screen readers. */
  told: Observable<Announcement>;
  /** Saves unsaved input, so that it does not cause a conflict. */
  saveNow: () => void;
  onChooseAll: () => void;
  onClear: () => void;
  /** Called with a completed act, for the key that undoes it. */
  onAct: (act: string, words: string) => void;
}

/** How many rows are selected, and the actions on all of them. */
export function SeveralBar(props: SeveralBarProps) {
  const unsaved = useHeld(props.unsaved, same);
  const { whole, chosen, inView, told, saveNow, onChooseAll, onClear, onAct } = props;
  const [asked, setAsked] = useState<{ action: SeveralAction; titles: ReadonlyMap<string, string> } | null>(null);
  const work = useAssigned(whole.assessment.id);
  const tell = useTellAct(whole.assessment.id);
  const rows = useMemo(() => inOrder(whole.components, chosen, inView), [whole.components, chosen, inView]);
  const shown = useMemo(() => new Set(inView), [inView]);
  const hidden = rows.filter(({ id }) => !shown.has(id)).length;

  const words = say.chosen(rows.length, hidden);
  useEffect(() => told.set({ words }), [told, words]);
  // The bar disappears when the last row is deselected.
  useEffect(() => () => told.set({ words: say.noneChosen }), [told]);

  function ask(action: SeveralAction) {
    saveNow();
    setAsked({ action, titles: new Map(rows.map(({ id, title }) => [id, title])) });
  }
  function close() {
    setAsked(null);
    document.getElementById(TABLE_ID)?.focus();
  }
  function done(act: string, words: string) {
    onAct(act, words);
    tell(act, words);
    onClear();
    setAsked(null);
    // This bar disappears, and the table with it if all rows were deleted.
    focusSoon(TABLE_ID, EMPTY_ID, CARDS_ID);
  }

  const Form = asked?.action.Form;
  return (
    <section
      ref={pageFooter}
      aria-label={say.bar}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border bg-surface px-3 py-1.5 text-sm"
    >
      <p className="figures mr-auto font-medium">{words}</p>
      {severalActions.map((action) =>
        action.isOffered?.(rows, work) === false ? null : (
          <Button key={action.id} size="sm" variant="ghost" disabled={rows.length === 0} onClick={() => ask(action)}>
            <action.Icon aria-hidden="true" />
            {action.label}
          </Button>
        ),
      )}
      {inView.every((id) => chosen.has(id)) ? null : (
        <Button size="sm" variant="ghost" onClick={onChooseAll}>
          {say.chooseAll(inView.length)}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        <X aria-hidden="true" />
        {say.clear}
      </Button>
      {asked && Form ? (
        <Form whole={whole} chosen={chosenNow(asked.titles, whole, unsaved)} onClose={close} onDone={done} />
      ) : null}
    </section>
  );
}

/** The selected rows: visible ones in the order of the table, then the others. */
function inOrder(components: readonly ComponentRow[], chosen: ReadonlySet<string>, inView: readonly string[]) {
  const places = new Map(inView.map((id, at) => [id, at]));
  const placeOf = ({ id }: ComponentRow) => places.get(id) ?? Number.MAX_SAFE_INTEGER;
  return components.filter(({ id }) => chosen.has(id)).sort((one, other) => placeOf(one) - placeOf(other));
}

/** The rows selected when the question was asked, as they are now. */
function chosenNow(
  titles: ReadonlyMap<string, string>,
  { components }: WholeAssessment,
  unsaved: UnsavedRows,
): ChosenRows {
  const saved = new Map<string, ComponentRow>(components.map((row) => [row.id, row]));
  return {
    rows: [...titles.keys()].flatMap((id) => saved.get(id) ?? []),
    gone: [...titles].flatMap(([id, title]) => (saved.has(id) ? [] : [{ id, title, why: say.gone }])),
    unsaved: new Set(unsaved.keys()),
  };
}
