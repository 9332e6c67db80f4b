import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { SearchInput } from '#web/ui/inputs/search-input.tsx';
import { topicMessages as say } from './messages.ts';

interface SelectionToolbarProps {
  typed: string;
  onType: (typed: string) => void;
  /** '34 of 37 topics relevant'. */
  count: string;
  /** How many deselected topics are saved. */
  leftOut: number;
  unsaved: number;
  busy: boolean;
  onSave: () => void;
  /** At the end of the row: the button that adds a topic. */
  children: ReactNode;
}

/** The search, the count, and Save All once anything has changed; stays visible while scrolling, except on phones. */
export function SelectionToolbar({
  typed,
  onType,
  count,
  leftOut,
  unsaved,
  busy,
  onSave,
  children,
}: SelectionToolbarProps) {
  return (
    <div className="page-toolbar -mx-1 max-sm:static flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 bg-ground px-1 py-2">
      <SearchInput
        label={say.search}
        placeholder={say.searchPlaceholder}
        typed={typed}
        onType={onType}
        className="w-full sm:w-72"
      />
      <p role="status" className="figures text-muted">
        {count}
      </p>
      {leftOut > 0 ? (
        <Link to={screens['left-out'].path} className="figures rounded-sm text-sm text-accent hover:underline">
          {say.leftOut(leftOut)}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:ml-auto">
        {unsaved > 0 ? (
          <>
            <span className="text-xs text-muted">{say.unsaved(unsaved)}</span>
            <Button variant="primary" busy={busy} busyText={say.saving} onClick={onSave}>
              {say.saveAll}
            </Button>
          </>
        ) : null}
        {children}
      </div>
    </div>
  );
}
