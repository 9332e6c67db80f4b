import { useCallback, useMemo, useState } from 'react';
import { useDraft } from '#web/features/assessment/api.ts';
import { ReviewAll } from '#web/features/assessment/review-mark.tsx';
import { sayNews } from '#web/features/saving/messages.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { useWhoOfRows } from '#web/features/saving/who-changed.ts';
import { type GroupedTopics, groupTopics } from '#web/features/topics/group-topics.ts';
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
import { scoreRowId, TopicScoreRow } from './topic-score-row.tsx';
import { useTopicScores } from './use-topic-scores.ts';

/** The wizard's screening view: every relevant topic from 1 to 10 on both sides. */
export function TopicScores() {
  const whole = useDraft();
  const { esrsVersion } = whole.assessment;
  const rows = useTopicScores(whole);
  const { relevant, saved } = rows;
  // The topics that were not scored when the filter was chosen; a row that gets scored stays where one works.
  const [filter, setFilter] = useState<ReadonlySet<string> | null>(null);
  const groups = useMemo(() => groupTopics(relevant, esrsVersion), [relevant, esrsVersion]);

  const whoChanged = useWhoOfRows(
    whole.assessment.id,
    'score',
    relevant.some(({ id }) => rows.newsOf(id) !== null),
  );

  useSectionWork({
    isDirty: rows.isDirty,
    save: async () => (await rows.save()) !== null,
    discard: rows.discard,
  });
  useLinkedPlace('topic', (id) => {
    setFilter(null);
    focusSoon(scoreRowId(id));
  });

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
      <div className="page-toolbar -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 bg-ground px-1 py-2 print:static print:mx-0">
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
      <ReviewAll noun="scores" rows={whole.scores} />
      {shown.length === 0 ? (
        <EmptyState title={say.allScored} action={<Button onClick={() => setFilter(null)}>{say.showAll}</Button>} />
      ) : null}
      {shown.map((group) => (
        <TopicGroup key={group.key} group={group} rows={rows} whoChanged={whoChanged} />
      ))}
      {rows.question}
    </div>
  );
}

interface TopicGroupProps {
  group: GroupedTopics;
  rows: ReturnType<typeof useTopicScores>;
  whoChanged: ReturnType<typeof useWhoOfRows>;
}

function TopicGroup({ group, rows, whoChanged }: TopicGroupProps) {
  const { saved, drafts, saving, change, drop, save, newsOf } = rows;
  const saveRow = useCallback(
    async (topicId: string) => {
      if (await save([topicId])) toast.success(say.saved, { description: say.savedText });
    },
    [save],
  );
  return (
    <Card>
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
            news={sayNews(newsOf(topic.id), whoChanged(`${topic.code} ${topic.name}`))}
            busy={saving.has(topic.id)}
            onChange={change}
            onSave={saveRow}
            onDiscard={drop}
          />
        ))}
      </div>
    </Card>
  );
}
