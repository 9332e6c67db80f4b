import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentId } from '#domain/ids.ts';
import { activityNames } from '#domain/value-chain/activity-names.ts';
import { isAtOdds } from '#domain/value-chain/coverage.ts';
import { fold } from '#domain/words/fold.ts';
import { shapeOf } from '#web/features/register/components/shape-of.ts';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { placingMessages as say } from './messages.ts';
import { usePlacing } from './use-placing.ts';

/** The number of entries rendered at once; people find others among thousands by typing. */
const MOST = 100;

interface PlaceEntriesProps {
  whole: WholeAssessment;
  row: ActivityRow;
  onDone: () => void;
}

/**
 * All entries as checkboxes: first those on the activity, then those on none, starting with those whose own field names this part of the
 * chain.
 */
export function PlaceEntries({ whole, row, onDone }: PlaceEntriesProps) {
  const { place } = usePlacing(whole);
  const [changed, setChanged] = useState<ReadonlyMap<ComponentId, boolean>>(new Map());
  const [search, setSearch] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const sought = useDeferredValue(search);
  const names = useMemo(() => activityNames(whole.activities), [whole.activities]);
  const topics = useMemo(() => new Map(whole.topics.map((topic) => [topic.id, topic])), [whole.topics]);
  const offered = useMemo(() => {
    const rank = (component: Component) =>
      row.componentIds.includes(component.id)
        ? 0
        : (names.has(component.id) ? 3 : 1) + (isAtOdds(component, row.tier) ? 1 : 0);
    const words = fold(sought).split(/\s+/).filter(Boolean);
    return whole.components
      .filter(({ title, topicId }) => {
        const topic = topics.get(topicId);
        const text = fold(`${title} ${topic?.code} ${topic?.name}`);
        return words.every((word) => text.includes(word));
      })
      .toSorted((one, other) => rank(one) - rank(other));
  }, [whole.components, row, names, topics, sought]);
  const isOn = (id: ComponentId) => changed.get(id) ?? row.componentIds.includes(id);

  async function save() {
    if (changed.size === 0) return onDone();
    setIsBusy(true);
    const placements = [...changed].map(([componentId, isPlaced]) => ({ activityId: row.id, componentId, isPlaced }));
    const act = await place(placements, say.placed(row.name));
    setIsBusy(false);
    if (act !== null) onDone();
  }

  return (
    <>
      <div className="relative px-4 pt-4 sm:px-5">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-6.5 left-6.5 size-4 text-muted sm:left-7.5"
        />
        <Input
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          className="pl-8"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <ul className="flex flex-1 flex-col gap-1.5 px-4 py-4 sm:px-5">
        {offered.slice(0, MOST).map((component) => {
          const shape = shapeOf(component);
          const on = names.get(component.id);
          return (
            <li key={component.id}>
              <Checkbox
                checked={isOn(component.id)}
                onChange={(event) => {
                  const isChosen = event.currentTarget.checked;
                  const next = new Map(changed);
                  if (isChosen === row.componentIds.includes(component.id)) next.delete(component.id);
                  else next.set(component.id, isChosen);
                  setChanged(next);
                }}
                label={
                  <span className="flex items-baseline gap-1.5">
                    {shape ? <ShapeMarker kind={shape} labelled className="size-2.5 self-center" /> : null}
                    <span dir="auto" className="min-w-0 wrap-anywhere">
                      {component.title}
                    </span>
                  </span>
                }
                hint={`${topics.get(component.topicId)?.code ?? ''}, ${on ? say.on1(on) : say.onNone}`}
              />
            </li>
          );
        })}
        {offered.length === 0 ? (
          <li className="text-sm text-muted">{whole.components.length === 0 ? say.noEntries : say.nothingFits}</li>
        ) : null}
        {offered.length > MOST ? <li className="text-sm text-muted">{say.tooMany(offered.length - MOST)}</li> : null}
      </ul>
      <footer className="sticky bottom-0 flex justify-end gap-2 border-t bg-surface px-4 py-3 sm:px-5">
        <Button onClick={onDone} disabled={isBusy}>
          {say.cancel}
        </Button>
        <Button variant="primary" busy={isBusy} busyText={say.saving} onClick={() => void save()}>
          {say.save}
        </Button>
      </footer>
    </>
  );
}
