import { useRef } from 'react';
import { screeningOrderMessages } from '#web/features/register/scores/messages.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { SearchInput } from '#web/ui/inputs/search-input.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { useIsStuck } from '#web/ui/layout/use-is-stuck.ts';
import { type EditorSide, type editorMessages, componentMessages as say } from './messages.ts';
import type { EditorList } from './use-editor-list.ts';

interface EditorToolbarProps {
  list: EditorList;
  /** The texts of the side's editor. */
  own: (typeof editorMessages)[EditorSide];
}

/**
 * The search, the filter, the count, and a button to open or close all groups; stays visible while scrolling, then with the section's
 * name.
 */
export function EditorToolbar({ list, own }: EditorToolbarProps) {
  const { total, topicCount, uncoveredCount } = list;
  const bar = useRef<HTMLDivElement>(null);
  const isStuck = useIsStuck(bar);
  return (
    <div
      ref={bar}
      className="page-toolbar -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 bg-ground px-1 py-2 max-sm:static print:static print:mx-0 print:px-0"
    >
      <SearchInput
        typed={list.typed}
        onType={list.setTyped}
        label={say.search}
        placeholder={say.searchPlaceholder}
        className="w-full sm:w-64 print:hidden"
      />
      <Segmented
        className="print:hidden"
        label={say.filter}
        options={[
          { value: 'all', label: say.allTopics },
          { value: 'without', label: own.without(uncoveredCount) },
        ]}
        value={list.isFiltered ? 'without' : 'all'}
        onValueChange={(value) => list.filter(value === 'without')}
      />
      {list.order === null ? null : (
        <Segmented
          className="print:hidden"
          label={screeningOrderMessages.order}
          options={[
            { value: 'screening', label: screeningOrderMessages.byScreening },
            { value: 'reading', label: screeningOrderMessages.reading },
          ]}
          value={list.order}
          onValueChange={list.setOrder}
        />
      )}
      {/* If the row is full, these two move to the next one together: a single button there would look lost. */}
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-x-4">
        <p role="status" className="figures min-w-0 flex-1 text-xs text-muted">
          {isStuck ? (
            <span aria-hidden="true" className="block truncate text-sm leading-4 font-medium text-ink">
              {own.section}
            </span>
          ) : null}
          {say.onTopics(own.count(total), topicCount - uncoveredCount, topicCount)}
        </p>
        <Button variant="ghost" size="sm" className="-mr-2.5 shrink-0 print:hidden" onClick={list.toggleAll}>
          {list.areAllOpen ? say.collapseAll : say.expandAll}
        </Button>
      </div>
    </div>
  );
}
