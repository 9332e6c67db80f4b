import type { ReactNode } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { TopicView } from './find-topic.ts';
import { TopicDescription, TopicResult } from './topic-result.tsx';

export interface TopicFrameProps {
  view: TopicView;
  /** Under the current thresholds. */
  dashboard: Dashboard;
  /** Always in view: the way to other topics and to this one's page. */
  foot?: ReactNode;
  onClose: () => void;
  /** The basis of the result. */
  children: ReactNode;
}

/** A dialog about a topic: its result, and below that what the result is based on. */
export function TopicDialog({ view, dashboard, foot, onClose, children }: TopicFrameProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={<span dir="auto">{view.topic.name}</span>}
      description={<TopicDescription view={view} />}
      footer={foot}
    >
      <div className="flex flex-col gap-6">
        <TopicResult view={view} dashboard={dashboard} />
        {children}
      </div>
    </Dialog>
  );
}
