import { type ReactNode, useState } from 'react';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { compareMessages as say } from './messages.ts';

/** The number of items shown before the rest is requested. */
const FIRST = 25;

interface GroupProps<Item> {
  title: string;
  items: readonly Item[];
  /** One list item, with its key. */
  children: (item: Item) => ReactNode;
}

/** Differences of one kind; renders nothing if there are none. */
export function Group<Item>({ title, items, children }: GroupProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="border-b pb-2 text-sm font-medium">
        {title} <span className="figures font-normal text-muted">{formatNumber(items.length)}</span>
      </h3>
      <ul className="divide-y">{(isWhole ? items : items.slice(0, FIRST)).map(children)}</ul>
      {isWhole || items.length <= FIRST ? null : (
        <Button size="sm" variant="ghost" className="mt-1 -ml-2 print:hidden" onClick={() => setIsWhole(true)}>
          {say.all(items.length)}
        </Button>
      )}
    </section>
  );
}
