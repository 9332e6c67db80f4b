import { Button } from '#web/ui/inputs/button.tsx';
import { topicMessages as say } from './messages.ts';
import { TopicSearch } from './topic-search.tsx';

interface SelectionToolbarProps {
  typed: string;
  onType: (typed: string) => void;
  /** '34 of 37 topics relevant'. */
  count: string;
  unsaved: number;
  busy: boolean;
  onSave: () => void;
}

/** The search, the count, and Save All once anything has changed; stays visible while scrolling. */
export function SelectionToolbar({ typed, onType, count, unsaved, busy, onSave }: SelectionToolbarProps) {
  return (
    <div className="page-toolbar -mx-1 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 bg-ground px-1 py-2">
      <TopicSearch typed={typed} onType={onType} className="w-full sm:w-72" />
      <p role="status" className="figures text-muted">
        {count}
      </p>
      {unsaved > 0 ? (
        <div className="ml-auto flex items-center gap-3">
          <span className="text-xs text-muted">{say.unsaved(unsaved)}</span>
          <Button variant="primary" busy={busy} busyText={say.saving} onClick={onSave}>
            {say.saveAll}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
