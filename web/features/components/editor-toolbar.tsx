import { TopicSearch } from '#web/features/topics/topic-search.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { componentMessages as say } from './messages.ts';

interface EditorToolbarProps {
  typed: string;
  onType: (typed: string) => void;
  isFiltered: boolean;
  /** 'Without impacts (9)'. */
  withoutLabel: string;
  onFilter: (isFiltered: boolean) => void;
  /** '44 impacts on 20 of 28 topics'. */
  summary: string;
  areAllOpen: boolean;
  onToggleAll: () => void;
}

/** Search, filter, the count, and opening or closing all groups. */
export function EditorToolbar(props: EditorToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TopicSearch
        typed={props.typed}
        onType={props.onType}
        label={say.search}
        placeholder={say.searchPlaceholder}
        className="w-full sm:w-64 print:hidden"
      />
      <Segmented
        className="print:hidden"
        label={say.filter}
        options={[
          { value: 'all', label: say.allTopics },
          { value: 'without', label: props.withoutLabel },
        ]}
        value={props.isFiltered ? 'without' : 'all'}
        onValueChange={(value) => props.onFilter(value === 'without')}
      />
      {/* Where the row is full these two move to the next one together: a button alone there would look lost. */}
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-x-4">
        <p role="status" className="figures min-w-0 flex-1 text-xs text-muted">
          {props.summary}
        </p>
        <Button variant="ghost" size="sm" className="-mr-2.5 shrink-0 print:hidden" onClick={props.onToggleAll}>
          {props.areAllOpen ? say.collapseAll : say.expandAll}
        </Button>
      </div>
    </div>
  );
}
