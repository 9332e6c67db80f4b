import { useCallback } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import type { GroupedTopics } from '#web/features/questionnaire/topics/group-topics.ts';
import { sayNews } from '#web/features/saving/messages.ts';
import type { useWhoOfRows } from '#web/features/saving/who-changed.ts';
import { EsgMark } from '#web/ui/display/esg-tag.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { scoreMessages as say } from './messages.ts';
import { TopicScoreRow } from './topic-score-row.tsx';
import type { useTopicScores } from './use-topic-scores.ts';

interface TopicScoreGroupProps {
  assessmentId: AssessmentId;
  group: GroupedTopics;
  rows: ReturnType<typeof useTopicScores>;
  /** The number of impacts, risks and opportunities under each topic; topics without any are left out. */
  entryCounts: ReadonlyMap<string, number>;
  whoChanged: ReturnType<typeof useWhoOfRows>;
}

/** The topics of one standard. */
export function TopicScoreGroup({ assessmentId, group, rows, entryCounts, whoChanged }: TopicScoreGroupProps) {
  const { saved, drafts, saving, change, drop, save, newsOf } = rows;
  const saveRow = useCallback(
    async (topicId: string) => {
      if (await save([topicId])) toast.success(say.saved, { description: say.savedText });
    },
    [save],
  );
  return (
    <div className="group/standard not-first:border-t">
      <h3 className="flex group-first/standard:rounded-t-md min-h-6.5 items-center gap-2.5 border-b bg-sunken px-4 text-sm font-medium">
        <EsgMark category={group.category} />
        {group.label}
      </h3>
      <div className="divide-y">
        {group.topics.map((topic) => (
          <TopicScoreRow
            key={topic.id}
            assessmentId={assessmentId}
            topic={topic}
            row={saved.get(topic.id)}
            draft={drafts[topic.id]?.value}
            entryCount={entryCounts.get(topic.id) ?? 0}
            news={sayNews(newsOf(topic.id), whoChanged(`${topic.code} ${topic.name}`))}
            busy={saving.has(topic.id)}
            onChange={change}
            onSave={saveRow}
            onDiscard={drop}
          />
        ))}
      </div>
    </div>
  );
}
