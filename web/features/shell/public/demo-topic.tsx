import { texts } from 'virtual:sample-company';
import { type Dashboard, rowsBehind } from '#domain/results/dashboard.ts';
import { TopicRow } from '#web/features/results/dashboard/topic-row.tsx';
import { TopicStanding } from '#web/features/results/dashboard/topic-standing.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { demoMessages } from './messages.ts';

const say = demoMessages.matrix;

interface DemoTopicProps {
  dashboard: Dashboard;
  topicId: string;
  onClose: () => void;
}

/** What is behind a point of the sample's matrix. */
export default function DemoTopic({ dashboard, topicId, onClose }: DemoTopicProps) {
  const point = dashboard.points.find(({ topic }) => topic.id === topicId);
  if (!point) return null;
  const rows = rowsBehind(dashboard, point);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={point.topic.name}
      description={`${point.topic.code} · ${point.topic.group.label}`}
    >
      <div className="flex flex-col gap-6">
        <TopicStanding point={point} rows={rows} thresholds={dashboard.thresholds} />
        <section>
          <h3 className="overline-label mb-1">{say.behind}</h3>
          <ol className="divide-y border-y">
            {rows.map((row) => (
              <TopicRow key={row.id} row={row} texts={texts.find(({ id }) => id === row.id)} />
            ))}
          </ol>
        </section>
      </div>
    </Dialog>
  );
}
