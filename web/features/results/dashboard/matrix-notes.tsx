import type { Dashboard } from '#domain/results/dashboard.ts';
import { ComparisonLine } from './comparison-line.tsx';
import { dashboardMessages as say } from './messages.ts';
import { NotYetAssessed } from './not-yet-assessed.tsx';
import type { Comparison } from './use-comparison.ts';
import type { MatrixView } from './use-matrix-view.ts';

interface MatrixNotesProps {
  dashboard: Dashboard;
  drawing: MatrixView;
  comparison: Comparison | null;
  onOpenTopic: (topicId: string) => void;
}

/** Below the matrix: whose topics are highlighted, what has moved since another year, and which topics are not on it. */
export function MatrixNotes({ dashboard, drawing, comparison, onOpenTopic }: MatrixNotesProps) {
  const { filter, named, voice, listed } = drawing;
  return (
    <>
      {voice !== null && named ? (
        <p role="status" className="text-sm">
          {say.namedBy(
            voice,
            listed.flatMap(({ topic }) => (named.includes(topic.id) ? [topic.code] : [])),
          )}
        </p>
      ) : null}
      {comparison?.isOn ? <ComparisonLine comparison={comparison} laterId={dashboard.assessment.id} /> : null}
      <NotYetAssessed
        assessmentId={dashboard.assessment.id}
        topics={dashboard.notYetAssessed}
        filter={filter}
        onOpenTopic={onOpenTopic}
      />
    </>
  );
}
