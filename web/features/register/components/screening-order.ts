import type { WholeAssessment } from '#contract/assessment.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { screeningOrderMessages as say } from '#web/features/register/scores/messages.ts';
import type { EditorGroup } from './editor-rows.ts';
import type { EditorSide } from './messages.ts';

/** The screening scores of one side, 1 to 10, by topic; topics that nobody has screened are left out. */
export function screeningsOf({ scores }: Pick<WholeAssessment, 'scores'>, side: EditorSide): Map<string, number> {
  return new Map(
    scores.flatMap(({ topicId, impactScore, financialScore }) => {
      const score = side === 'impact' ? impactScore : financialScore;
      return score === null ? [] : [[topicId, score] as const];
    }),
  );
}

/** The lowest score of each band, highest first; the last one holds the topics without a score. */
const BANDS = [8, 5, 1, 0] as const;

/** Topics in bands, highest screening score first; those with the same score stay in the order given. Empty bands are left out. */
export function bandTopics(topics: readonly Topic[], screenings: ReadonlyMap<string, number>): EditorGroup[] {
  const scoreOf = ({ id }: Topic) => screenings.get(id) ?? 0;
  const sorted = topics.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  return BANDS.map((lowest, at) => {
    const below = BANDS[at - 1] ?? Number.POSITIVE_INFINITY;
    return {
      key: `screening-${lowest}`,
      label: say.bands[lowest],
      category: null,
      topics: sorted.filter((topic) => scoreOf(topic) >= lowest && scoreOf(topic) < below),
    };
  }).filter((band) => band.topics.length > 0);
}
