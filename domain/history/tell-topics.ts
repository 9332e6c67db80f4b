import { describeScore } from '#domain/components/score.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { buildDashboard, type DashboardPoint, verdictOf } from '#domain/results/dashboard.ts';
import { sortTopics } from '#domain/results/matrix.ts';
import type { ToldRow } from './told-row.ts';

/** The state of a topic without a point on the matrix. */
const STANDING_WITHOUT_POINT = { aside: 'Deselected', open: 'Not yet assessed' } as const;

/** The topics of a state in reading order, each with its result under the thresholds adopted at the time. */
export function tellTopics(state: AssessmentData): ToldRow[] {
  const { points, notYetAssessed } = buildDashboard(state);
  const pointOf = new Map<string, DashboardPoint>(points.map((point) => [point.topic.id, point]));
  const open = new Set<string>(notYetAssessed.map(({ topic }) => topic.id));
  return sortTopics(state.topics).map(({ id, code, name, description, category }) => {
    const point = pointOf.get(id);
    const without = open.has(id) ? STANDING_WITHOUT_POINT.open : STANDING_WITHOUT_POINT.aside;
    return {
      key: id,
      title: `${code} ${name}`,
      topic: null,
      facts: {
        standing: { label: 'Standing', text: point ? verdictOf(point) : without },
        impact: { label: 'Impact score', text: scoreText(point?.hasImpact, point?.impact) },
        financial: { label: 'Financial score', text: scoreText(point?.hasFinancial, point?.financial) },
        code: { label: 'Code', text: code },
        name: { label: 'Name', text: name },
        description: { label: 'Description', text: description },
        category: { label: 'Category', text: category },
      },
    };
  });
}

const scoreText = (isAssessed = false, score = 0) => (isAssessed ? describeScore(score) : 'Not assessed');
