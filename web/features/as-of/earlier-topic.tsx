import type { Component } from '#domain/components/component.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import type { TopicView } from '#web/features/dashboard/find-topic.ts';
import { dashboardMessages, unassessedReasons } from '#web/features/dashboard/messages.ts';
import { TopicRow } from '#web/features/dashboard/topic-row.tsx';
import { TopicStanding } from '#web/features/dashboard/topic-standing.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
  const { topic, point, unassessed, rows } = view;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={<span dir="auto">{topic.name}</span>}
      description={`${topic.code} · ${topic.group.label}`}
    >
      <div className="flex flex-col gap-6">
        {point ? (
          <TopicStanding
            point={point}
            rows={rows}
            thresholds={shown.thresholds}
            decisions={decisionsOn(shown, topic.id)}
          />
        ) : null}
        {unassessed ? (
          <p className="text-muted">{dashboardMessages.notAssessedYet(unassessedReasons[unassessed])}</p>
        ) : null}
        {rows.length === 0 ? (
          <p className="text-muted">{say.noRows}</p>
        ) : (
          <ol className="divide-y border-y">
            {rows.map((row) => (
              <TopicRow key={row.id} row={row} texts={components.find(({ id }) => id === row.id)} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
