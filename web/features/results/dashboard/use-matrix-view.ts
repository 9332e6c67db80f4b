import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { basisOf, hasTwoScores } from '#domain/results/managed.ts';
import { BEFORE_MEASURES } from '#drawing/matrix/words.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { toMatrixPoints, withComparison, withVoice } from './matrix-points.ts';
import { pointsIn, type ScoreView } from './measured-points.ts';
import type { Comparison } from './use-comparison.ts';
import { useVoices } from './use-voices.ts';

export type CategoryFilter = Category | 'all';

interface MatrixViewInput {
  dashboard: Dashboard;
  shown: Dashboard;
  comparison: Comparison | null;
  onOpenTopic: (topicId: string) => void;
}

/** Which points the matrix shows, by category, year, scores and stakeholder, and what selecting a point opens. */
export function useMatrixView({ dashboard, shown, comparison, onOpenTopic }: MatrixViewInput) {
  const [chosen, setChosen] = useState<CategoryFilter>('all');
  // The control responds immediately; the picture renders when there is time.
  const filter = useDeferredValue(chosen);
  const [wanted, setWanted] = useState<ScoreView>(basisOf(dashboard));
  const scores = hasTwoScores(dashboard) ? wanted : null;
  // One arrow per point: the one for measures takes precedence over the one for the year.
  const compared = scores === 'both' ? null : (comparison?.compared ?? null);
  const comparedWith = scores === 'both' ? BEFORE_MEASURES : compared ? (comparison?.year ?? null) : null;
  const choice = useVoices(dashboard.assessment.id);
  const named = choice.chosen?.topicIds ?? null;
  const voice = choice.chosen?.name ?? null;
  const all = useMemo(
    () => withVoice(withComparison(scores ? pointsIn(dashboard, scores) : toMatrixPoints(dashboard), compared), named),
    [dashboard, scores, compared, named],
  );
  const onMatrix = useMemo(() => new Set<string>(dashboard.points.map(({ topic }) => topic.id)), [dashboard]);
  const drawn = useMemo(() => all.filter(({ topic }) => filter === 'all' || topic.category === filter), [all, filter]);
  const navigate = useNavigate();
  const earlierId = comparison?.earlierId;
  // A topic that no longer exists has its page in the assessment that contained it.
  const select = useCallback(
    (topicId: string) => {
      const gone = compared?.gone.find(({ topic }) => topic.id === topicId);
      if (gone && earlierId) navigate(topicPath(gone.topic.code, earlierId));
      else onOpenTopic(topicId);
    },
    [compared, earlierId, navigate, onOpenTopic],
  );
  const listed = useMemo(
    () => shown.points.filter(({ topic }) => filter === 'all' || topic.category === filter),
    [shown, filter],
  );
  return {
    chosen,
    setChosen,
    filter,
    scores,
    setWanted,
    compared,
    comparedWith,
    choice,
    named,
    voice,
    all,
    onMatrix,
    drawn,
    listed,
    select,
  };
}

export type MatrixView = ReturnType<typeof useMatrixView>;
