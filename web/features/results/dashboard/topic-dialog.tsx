import type { ReactNode } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { TopicView } from './find-topic.ts';
import { dashboardMessages as say, unassessedReasons } from './messages.ts';
import { TopicStanding } from './topic-standing.tsx';

interface TopicDialogProps {
  view: TopicView;
  /** Under the current thresholds. */
  dashboard: Dashboard;
  onClose: () => void;
  /** The basis of the result. */
  children: ReactNode;
}

/** A dialog about a topic: its result, and below that what the result is based on. */
export function TopicDialog({ view, dashboard, onClose, children }: TopicDialogProps) {
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
            thresholds={dashboard.thresholds}
            decisions={decisionsOn(dashboard, topic.id)}
          />
        ) : null}
        {unassessed ? <p className="text-muted">{say.notAssessedYet(unassessedReasons[unassessed])}</p> : null}
        {children}
      </div>
    </Dialog>
  );
}
