import type { Component } from '#domain/components/component.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { TopicView } from '#web/features/dashboard/find-topic.ts';
import { TopicDialog } from '#web/features/dashboard/topic-dialog.tsx';
import { TopicRow } from '#web/features/dashboard/topic-row.tsx';
import { asOfMessages as say } from './messages.ts';

interface EarlierTopicProps {
  /** Null closes the dialog. */
  view: TopicView | null;
  /** Those of the state, with what was written about them then. */
  components: readonly Component[];
  /** Under the thresholds in view. */
  shown: Dashboard;
  onClose: () => void;
}

/** Everything that stood behind a topic then. */
export function EarlierTopic({ view, components, shown, onClose }: EarlierTopicProps) {
  if (!view) return null;
  const { rows } = view;
  return (
    <TopicDialog view={view} dashboard={shown} onClose={onClose}>
      {rows.length === 0 ? (
        <p className="text-muted">{say.noRows}</p>
      ) : (
        <ol className="divide-y border-y">
          {rows.map((row) => (
            <TopicRow key={row.id} row={row} texts={components.find(({ id }) => id === row.id)} />
          ))}
        </ol>
      )}
    </TopicDialog>
  );
}
