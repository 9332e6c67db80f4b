import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { SelectionRow } from '#contract/topics.ts';
import type { TopicId } from '#domain/ids.ts';
import { assessmentScope, mergeRows, useDraft, usePatchAssessment } from '#web/features/assessment/api.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { groupTopics } from './group-topics.ts';
import { matchesTopic } from './match-topic.ts';
import { topicMessages as say } from './messages.ts';
import { SelectionGroup, selectionId } from './selection-group.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';

/** The wizard's topic selection: every topic is relevant until it is deselected (ruling 13). */
export function TopicSelection() {
  const { assessment, topics, selections, components, scores } = useDraft();
  const patch = usePatchAssessment(assessment.id);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());

  const saved = useMemo(() => new Map<string, SelectionRow>(selections.map((row) => [row.topicId, row])), [selections]);
  const byId = useMemo(
    () => new Map<string, (typeof topics)[number]>(topics.map((topic) => [topic.id, topic])),
    [topics],
  );
  const groups = useMemo(() => groupTopics(topics, assessment.esrsVersion), [topics, assessment.esrsVersion]);
  const kept = useMemo(() => countKept(components, scores), [components, scores]);

  const changed = useChangedRows<boolean, SelectionRow>({
    scope: assessmentScope(assessment.id),
    form: 'topic-selection',
    isShown: (key) => byId.has(key),
    savedRow: (key) => saved.get(key),
    isSame: (isRelevant, row) => isRelevant === (row?.isRelevant ?? true),
    keyOf: (row) => row.topicId,
    send: (changes) =>
      api.topics.saveSelections({
        assessmentId: assessment.id,
        selections: changes.map(({ key, value, seenVersion }) => ({
          topicId: key as TopicId,
          isRelevant: value,
          seenVersion,
        })),
      }),
    apply: (rows) =>
      patch((before) => ({ ...before, selections: mergeRows(before.selections, rows, (row) => row.topicId) })),
    describe: ({ key, value }, theirs) => ({
      label: byId.get(key)?.name ?? '',
      mine: word(value),
      theirs: word(theirs?.isRelevant ?? true),
    }),
    failedTitle: say.saveFailed,
  });
  const { drafts, change, changeAll, save, isDirty, saving } = changed;
  useSectionWork({ isDirty, save: async () => (await save()) !== null, discard: changed.discard });

  useLinkedPlace('topic', (id) => {
    setTyped('');
    focusSoon(selectionId(id));
  });

  const isRelevant = (id: string) => drafts[id]?.value ?? saved.get(id)?.isRelevant ?? true;
  const setGroup = useCallback(
    (ids: readonly string[], value: boolean) => changeAll(ids.map((id) => [id, value] as const)),
    [changeAll],
  );

  async function saveAll() {
    if (await save()) toast.success(say.saved);
  }

  if (topics.length === 0) return <EmptyState title={say.noTopics} description={say.noTopicsHint} />;

  const relevant = topics.filter((topic) => isRelevant(topic.id)).length;
  const shown = groups
    .map((group) => ({
      group,
      topics: search ? group.topics.filter((topic) => matchesTopic(topic, search)) : group.topics,
    }))
    .filter((entry) => entry.topics.length > 0);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{say.intro}</p>
      <SelectionToolbar
        typed={typed}
        onType={setTyped}
        count={say.relevant(relevant, topics.length)}
        unsaved={Object.keys(drafts).filter((id) => byId.has(id)).length}
        busy={saving.size > 0}
        onSave={() => void saveAll()}
      />
      {relevant === 0 ? (
        <Alert tone="warning" title={say.noneRelevant} announce>
          {say.noneRelevantHint}
        </Alert>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          title={say.noMatch(search)}
          action={<Button onClick={() => setTyped('')}>{say.clearSearch}</Button>}
        />
      ) : null}
      <div className="gap-4 lg:columns-2">
        {shown.map((entry) => (
          <SelectionGroup
            key={entry.group.key}
            group={entry.group}
            topics={entry.topics}
            isRelevant={isRelevant}
            kept={kept}
            onChange={change}
            onChangeGroup={setGroup}
          />
        ))}
      </div>
      {changed.question}
    </div>
  );
}

function word(isRelevant: boolean): string {
  return isRelevant ? say.isRelevant : say.isNotRelevant;
}

/** What is there for each topic, so that nobody fears to lose it. */
export interface KeptData {
  components: number;
  isScored: boolean;
}

function countKept(components: WholeAssessment['components'], scores: WholeAssessment['scores']) {
  const kept = new Map<string, KeptData>();
  const of = (id: string) => kept.get(id) ?? { components: 0, isScored: false };
  for (const { topicId } of components) kept.set(topicId, { ...of(topicId), components: of(topicId).components + 1 });
  for (const { topicId } of scores) kept.set(topicId, { ...of(topicId), isScored: true });
  return kept;
}
