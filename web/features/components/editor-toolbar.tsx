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
        className="w-full sm:w-64"
      />
      <Segmented
        label={say.filter}
        options={[
          { value: 'all', label: say.allTopics },
          { value: 'without', label: props.withoutLabel },
        ]}
        value={props.isFiltered ? 'without' : 'all'}
        onValueChange={(value) => props.onFilter(value === 'without')}
      />
      <p role="status" className="figures text-xs text-muted max-sm:min-w-0 max-sm:flex-1 max-sm:basis-40">
        {props.summary}
      </p>
      <Button variant="ghost" size="sm" className="ml-auto max-sm:-mr-2.5" onClick={props.onToggleAll}>
        {props.areAllOpen ? say.collapseAll : say.expandAll}
      </Button>
    </div>
  );
}
