import { Columns3, Keyboard, Plus, Search } from 'lucide-react';
import { lazy, memo, type ReactNode, type RefObject, Suspense } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { ChipWorld } from '#domain/query/chips/chip.ts';
import type { Query } from '#domain/query/query.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { cn } from '#web/lib/cn.ts';
import { type Observable, useHeld } from '#web/lib/observable.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { columnsOf, groupOptions } from '../rows/columns.ts';
import { later } from '../rows/lazy-parts.ts';
import { registerMessages as say } from '../rows/messages.ts';
import { TABLE_ID } from '../rows/table-id.ts';

interface ToolbarProps {
  /** The name of the view, with the list of all. */
  views: ReactNode;
  query: Query;
  search: Observable<string>;
  world: ChipWorld;
  /** The rows are shown as cards. */
  isNarrow: boolean;
  /** The rows belong to a completed assessment. */
  isFrozen: boolean;
  /** There are no rows yet, so there is nothing to search, filter or arrange. */
  isEmpty?: boolean;
  shownColumns: readonly { id: string }[];
  searchRef: RefObject<HTMLInputElement | null>;
  onQuery: (query: Query) => void;
  onColumn: (id: string) => void;
  onKeys: () => void;
  /** Null if the rows are read-only. */
  onAdd: ((kind: ComponentKind) => void) | null;
  onStarter?: (() => void) | undefined;
}

const Filters = lazy(async () => ({ default: memo((await import('./filters.tsx')).Filters) }));
const NarrowOptions = later(async () => (await import('./mobile-options.tsx')).NarrowOptions);
const kinds = Object.keys(say.kinds) as ComponentKind[];

/** Search, filters, grouping, columns, and adding; in two rows on phones, with the rest behind a button. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { views, query, search, searchRef, world, isNarrow, isFrozen, isEmpty, shownColumns } = props;
  const { onQuery, onColumn, onKeys, onAdd, onStarter } = props;
  // On medium widths, grouping and columns are next to the filters: two rows there as well.
  const isRoomy = useMediaQuery('(min-width: 75rem)');
  if (isEmpty && onAdd) {
    return (
      <div className="flex justify-end">
        <AddMenu onAdd={onAdd} onStarter={onStarter} />
      </div>
    );
  }
  if (isNarrow) {
    return (
      <div className="flex flex-col gap-2">
        <div className="flex items-center gap-2">
          <SearchField search={search} searchRef={searchRef} />
          {onAdd ? <AddMenu onAdd={onAdd} onStarter={onStarter} /> : null}
        </div>
        <div className="flex min-h-9 min-w-0 items-center justify-between gap-2 max-sm:min-h-11 [&>*]:min-w-0">
          {views}
          <Suspense>
            <NarrowOptions query={query} world={world} isFrozen={isFrozen} onQuery={onQuery} />
          </Suspense>
        </div>
      </div>
    );
  }
  const isFiltered = query.where.length > 0;
  const filters = (
    <Suspense>
      <Filters query={query} world={world} onQuery={onQuery} />
    </Suspense>
  );
  const look = <LookOptions {...{ query, isRoomy, isFrozen, shownColumns, onQuery, onColumn }} />;
  return (
    <div className="flex flex-col gap-2.5">
      <div
        className={cn(
          'flex items-center gap-x-2 gap-y-2.5',
          isRoomy ? 'flex-wrap' : '[&>:first-child]:min-w-0 [&>:first-child]:shrink',
        )}
      >
        {views}
        <SearchField search={search} searchRef={searchRef} />
        {/* Empty, the filters share the row of the search. */}
        {isRoomy ? (
          <div className={isFiltered ? 'order-last min-h-7 min-w-0 basis-full' : undefined}>{filters}</div>
        ) : null}
        {isRoomy ? look : null}
        <Button variant="ghost" onClick={onKeys} className="max-xl:hidden">
          <Keyboard aria-hidden="true" />
          {say.keys}
        </Button>
        {onAdd ? <AddMenu onAdd={onAdd} onStarter={onStarter} /> : null}
      </div>
      {isRoomy ? null : (
        <div className="flex items-start gap-2">
          <div className="min-h-7 min-w-0 flex-1 self-center">{filters}</div>
          {look}
        </div>
      )}
    </div>
  );
});

interface LookProps extends Pick<ToolbarProps, 'query' | 'isFrozen' | 'shownColumns' | 'onQuery' | 'onColumn'> {
  /** False if they share their row with the filters. */
  isRoomy: boolean;
}

/** The grouping of rows, and their columns. */
const LookOptions = memo(function LookOptions(props: LookProps) {
  const { query, isRoomy, isFrozen, shownColumns, onQuery, onColumn } = props;
  return (
    <>
      <Select
        aria-label={say.groupBy}
        className={isRoomy ? 'w-44' : 'w-36'}
        value={query.groupBy ?? ''}
        onChange={(event) => onQuery({ ...query, groupBy: event.target.value || null })}
        options={groupOptions(isFrozen, (label) => `${say.groupBy} ${label.toLowerCase()}`)}
      />
      <Popover
        align="end"
        title={say.columnsShown}
        className="w-60"
        trigger={
          <Button>
            <Columns3 aria-hidden="true" />
            <span className={isRoomy ? undefined : 'sr-only'}>{say.columns}</span>
          </Button>
        }
      >
        <div className="mt-2 flex max-h-80 flex-col gap-1 overflow-y-auto">
          {columnsOf(isFrozen)
            .slice(1)
            .map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={shownColumns.some((column) => column.id === id)}
                onChange={() => onColumn(id)}
              />
            ))}
        </div>
      </Popover>
    </>
  );
});

const SearchField = memo(function SearchField({ search, searchRef }: Pick<ToolbarProps, 'search' | 'searchRef'>) {
  const typed = useHeld(search, (text) => text);
  return (
    <div className="relative min-w-44 flex-1 basis-56">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        ref={searchRef}
        type="search"
        aria-label={say.search}
        placeholder={say.searchPlaceholder}
        className="pl-8"
        value={typed}
        onChange={(event) => search.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return;
          if (event.key === 'Escape') search.set('');
          document.getElementById(TABLE_ID)?.focus();
        }}
      />
    </div>
  );
});

interface AddMenuProps {
  onAdd: (kind: ComponentKind) => void;
  onStarter?: (() => void) | undefined;
}

const AddMenu = memo(function AddMenu({ onAdd, onStarter }: AddMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="primary">
          <Plus aria-hidden="true" />
          {say.add}
        </Button>
      }
    >
      {kinds.map((kind) => (
        <MenuItem key={kind} onPress={() => onAdd(kind)}>
          {say.kinds[kind]}
        </MenuItem>
      ))}
      {onStarter ? <MenuItem onPress={onStarter}>{say.starter}</MenuItem> : null}
      <MenuItem render={<Link to={screens.import.path} />}>{say.import}</MenuItem>
    </Menu>
  );
});
