import { lazy, Suspense } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { TopicView } from '#web/features/results/dashboard/find-topic.ts';
import { TopicDialog } from '#web/features/results/dashboard/topic-dialog.tsx';
import { TopicRow } from '#web/features/results/dashboard/topic-row.tsx';
import { asOfMessages as say } from './messages.ts';

const Criteria = lazy(async () => ({
  default: (await import('#web/features/register/components/criteria.tsx')).Criteria,
}));

interface EarlierTopicProps {
  /** Null closes the dialog. */
  view: TopicView | null;
  at: string;
  assessment: Pick<AssessmentShape, 'id' | 'status' | 'completedAt'>;
  /** The components of that state, with their texts at that time. */
  components: readonly Component[];
  /** Under the current thresholds. */
  shown: Dashboard;
  onClose: () => void;
}

/** Everything behind a topic at that time. */
export function EarlierTopic({ view, at, assessment, components, shown, onClose }: EarlierTopicProps) {
  if (!view) return null;
  const { rows } = view;
  // An assessment completed by then keeps the wording that it was completed with.
  const wordedAt = (assessment.status === 'completed' && assessment.completedAt) || at;
  return (
    <TopicDialog view={view} dashboard={shown} onClose={onClose}>
      {rows.length === 0 ? (
        <p className="text-muted">{say.noRows}</p>
      ) : (
        <ol className="divide-y border-y">
          {rows.map((row) => {
            const component = components.find(({ id }) => id === row.id);
            return (
              <TopicRow key={row.id} row={row} texts={component}>
                <Suspense>
                  <Criteria assessmentId={assessment.id} at={wordedAt} component={component} texts={component} />
                </Suspense>
              </TopicRow>
            );
          })}
        </ol>
      )}
    </TopicDialog>
  );
}
