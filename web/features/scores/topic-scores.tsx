import { useCallback, useMemo, useState } from 'react';
import type { ScoreRow } from '#contract/scores.ts';
import type { TopicId } from '#domain/ids.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { assessmentScope, mergeRows, useDraft, usePatchAssessment } from '#web/features/assessment/api.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { groupTopics } from '#web/features/topics/group-topics.ts';
import { api } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EsgMark } from '#web/ui/esg-tag.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { scoreMessages as say, screeningAnchors } from './messages.ts';
import { ScaleGuide } from './scale-guide.tsx';
import { isSameScore, type ScoreDraft, settleScore } from './score-draft.ts';
import { scoreRowId, TopicScoreRow } from './topic-score-row.tsx';

/** The wizard's screening view: every relevant topic from 1 to 10 on both sides (ruling 16). */
export function TopicScores() {
  const { assessment, topics, selections, scores } = useDraft();
  const patch = usePatchAssessment(assessment.id);
  // The topics that were not scored when the filter was chosen; a row that gets scored stays where one works.
  const [filter, setFilter] = useState<ReadonlySet<string> | null>(null);

  const saved = useMemo(() => new Map<string, ScoreRow>(scores.map((row) => [row.topicId, row])), [scores]);
  const relevant = useMemo(() => relevantTopics(topics, selections), [topics, selections]);
  const relevantIds = useMemo(() => new Set<string>(relevant.map((topic) => topic.id)), [relevant]);
  const groups = useMemo(() => groupTopics(relevant, assessment.esrsVersion), [relevant, assessment.esrsVersion]);

  const { drafts, isDirty, saving, change, drop, save, discard, question } = useChangedRows<ScoreDraft, ScoreRow>({
    scope: assessmentScope(assessment.id),
    form: 'topic-scores',
    isShown: (key) => relevantIds.has(key),
    savedRow: (key) => saved.get(key),
    isSame: isSameScore,
    keyOf: (row) => row.topicId,
    send: (changes) =>
      api.scores.save({
        assessmentId: assessment.id,
        scores: changes.map(({ key, value, seenVersion }) => ({
          topicId: key as TopicId,
          ...settleScore(value),
          seenVersion,
        })),
      }),
    apply: (rows) => patch((before) => ({ ...before, scores: mergeRows(before.scores, rows, (row) => row.topicId) })),
    describe: ({ key, value }, theirs) => ({
      label: topics.find((topic) => topic.id === key)?.name ?? '',
      mine: sentence(settleScore(value)),
      theirs: theirs && sentence(theirs),
    }),
    failedTitle: say.saveFailed,
  });
  useSectionWork({ isDirty, save: async () => (await save()) !== null, discard });

  useLinkedPlace('topic', (id) => {
    setFilter(null);
    focusSoon(scoreRowId(id));
  });

  const saveRow = useCallback(
    async (topicId: string) => {
      if (await save([topicId])) toast.success(say.saved, { description: say.savedText });
    },
    [save],
  );

  if (relevant.length === 0) return <EmptyState title={say.noTopics} description={say.noTopicsHint} />;

  const unscored = relevant.filter((topic) => !saved.has(topic.id)).map((topic) => topic.id);
  const shown = groups
    .map((group) => ({ ...group, topics: group.topics.filter((topic) => filter?.has(topic.id) ?? true) }))
    .filter((group) => group.topics.length > 0);
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-prose">
        <p className="font-medium">{say.introTitle}</p>
        <p className="text-muted">{say.intro}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented
          label={say.filter}
          options={[
            { value: 'all', label: say.all },
            { value: 'unscored', label: say.unscored(unscored.length) },
          ]}
          value={filter ? 'unscored' : 'all'}
          onValueChange={(value) => setFilter(value === 'all' ? null : new Set(unscored))}
        />
        <p role="status" className="figures text-muted">
          {say.progress(relevant.length - unscored.length, relevant.length)}
        </p>
        <div className="sm:ml-auto">
          <ScaleGuide label={say.guide} title={say.guideTitle} anchors={screeningAnchors} note={say.guideNote} />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={say.allScored} action={<Button onClick={() => setFilter(null)}>{say.showAll}</Button>} />
      ) : null}
      {shown.map((group) => (
        <Card key={group.key}>
          <h3 className="flex items-center gap-2.5 border-b px-4 py-2.5 text-sm font-medium sm:px-5">
            <EsgMark category={group.category} />
            {group.label}
          </h3>
          <div className="divide-y">
            {group.topics.map((topic) => (
              <TopicScoreRow
                key={topic.id}
                topic={topic}
                row={saved.get(topic.id)}
                draft={drafts[topic.id]?.value}
                busy={saving.has(topic.id)}
                onChange={change}
                onSave={saveRow}
                onDiscard={drop}
              />
            ))}
          </div>
        </Card>
      ))}
      {question}
    </div>
  );
}

function sentence(score: ReturnType<typeof settleScore>): string {
  return say.conflictValue(score.impactScore, score.financialScore, score.justification);
}
