import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import type { ChipWorld } from '#domain/query/chips/chip.ts';
import type { Query } from '#domain/query/query.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { columnsOf, groupOptions } from '../rows/columns.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { Filters } from './filters.tsx';
import { narrowMessages as narrow } from './messages.ts';
import { firstOrder, orderWords } from './sort-words.ts';

interface NarrowOptionsProps {
  query: Query;
  world: ChipWorld;
  isFrozen: boolean;
  onQuery: (query: Query) => void;
}

/** Both orders of a field, with the default order first. */
const ordersOf = (field: string) =>
  (firstOrder(field) === 'highest' ? (['highest', 'lowest'] as const) : (['lowest', 'highest'] as const)).map(
    (order) => ({ value: order, label: narrow.inOrder(orderWords(field, order)) }),
  );

/** If there is no room for them, filters, groups and order are behind one button, which shows the number of filters. */
export function NarrowOptions({ query, world, isFrozen, onQuery }: NarrowOptionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = query.sort;
  const sort = (field: string, order: 'highest' | 'lowest') =>
    onQuery({ ...query, sort: field === '' ? [] : [{ field, order }] });
  return (
    <>
      <Button onClick={() => setOpen(true)} className="shrink-0">
        <SlidersHorizontal aria-hidden="true" />
        {narrow.button(query.where.length)}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={narrow.title}
        side="right"
        className="w-[min(24rem,92vw)] max-w-none"
      >
        <header className="flex items-center justify-between gap-2 border-b px-4 py-3">
          <h2 className="headline text-lg">{narrow.title}</h2>
          <IconButton size="sm" label={narrow.close} onClick={() => setOpen(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        <div className="flex flex-col gap-6 p-4">
          <div className="flex flex-col gap-2">
            <h3 className="text-sm font-medium">{say.filters}</h3>
            <Filters query={query} world={world} onQuery={onQuery} />
          </div>
          <Field label={say.groupBy}>
            <Select
              value={query.groupBy ?? ''}
              onChange={(event) => onQuery({ ...query, groupBy: event.target.value || null })}
              options={groupOptions(isFrozen)}
            />
          </Field>
          <Field label={narrow.order}>
            <Select
              value={first?.field ?? ''}
              onChange={(event) => sort(event.target.value, firstOrder(event.target.value))}
              options={[
                { value: '', label: narrow.unsorted },
                ...columnsOf(isFrozen).flatMap(({ field, label }) => (field === null ? [] : [{ value: field, label }])),
              ]}
            />
          </Field>
          {first ? (
            <Field label={narrow.direction}>
              <Select
                value={first.order}
                onChange={(event) => sort(first.field, event.target.value === 'lowest' ? 'lowest' : 'highest')}
                options={ordersOf(first.field)}
              />
            </Field>
          ) : null}
          <Button variant="primary" onClick={() => setOpen(false)}>
            {narrow.showRows}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
