import { memo, Suspense } from 'react';
import { componentNoun } from '#domain/query/fields/component.ts';
import type { Sort } from '#domain/query/query.ts';
import { cn } from '#web/lib/cn.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import { later } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { orderWords } from '../view/sort-words.ts';

const ColumnEdge = later(async () => (await import('./column-edge.tsx')).ColumnEdge);

interface GridHeadingProps {
  columns: readonly RegisterColumn[];
  template: string;
  sort: readonly Sort[];
  /** With Shift, it is added to the current sort. */
  onSort: (field: string, isAdded: boolean) => void;
  onWidth: (id: string, width: number | null) => void;
}

/** The heading of the table: selecting a column sorts by it. Its handlers are stable. */
export const GridHeading = memo(function GridHeading(props: GridHeadingProps) {
  const { columns, template, onSort, onWidth } = props;
  // The default order is one by a column as well.
  const sort = props.sort.length === 0 && componentNoun.order ? [componentNoun.order] : props.sort;
  return (
    <tr aria-rowindex={1} className="grid h-9 border-b bg-ground" style={{ gridTemplateColumns: template }}>
      {columns.map((column, at) => {
        const { id, label, short = label, field } = column;
        const spoken = short === label ? label : `${short} (${label})`;
        const own = sort.find((each) => each.field === field);
        const order = own && (own.order === 'highest' ? 'descending' : 'ascending');
        const place = own && sort.length > 1 ? sort.indexOf(own) + 1 : null;
        return (
          <th
            key={id}
            scope="col"
            aria-colindex={at + 1}
            aria-sort={order ?? 'none'}
            className={cn(
              'relative flex min-w-0 items-stretch text-xs font-medium text-muted',
              at === 0 && 'sticky left-0 z-20 border-r bg-ground',
            )}
          >
            {field === null ? (
              <span className="flex items-center truncate px-2.5">{label}</span>
            ) : (
              <button
                type="button"
                // The S key of the table sorts as well.
                tabIndex={-1}
                // Screen readers name the column of a cell by this, so it does not say what the button does.
                aria-label={spoken}
                aria-description={
                  own
                    ? say.sorted(orderWords(field, own.order)) +
                      (place === null ? '' : say.amongSorts(place, sort.length))
                    : say.sort
                }
                onClick={(event) => onSort(field, event.shiftKey)}
                className={cn(
                  'register-order flex min-w-0 flex-1 items-center pl-2.5 text-left hover:text-ink focus-visible:-outline-offset-2',
                  // With a rank, there is hardly room for the arrow.
                  place === null ? 'gap-1' : 'gap-px',
                )}
              >
                <span className="truncate">{short}</span>
                {place === null ? null : <span className="figures order-last">{place}</span>}
              </button>
            )}
            <Suspense>
              <ColumnEdge column={column} onWidth={onWidth} />
            </Suspense>
          </th>
        );
      })}
    </tr>
  );
});
