import { Plus } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { asideReasonId } from '#web/features/assurance/left-out/aside-reason-id.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewAll, reviewButtonId } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { focusOncePartStands, focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { ChangedTopics, useChangedMeanwhile } from './changed-meanwhile.tsx';
import { groupTopics } from './group-topics.ts';
import { countKept } from './kept-data.ts';
import { matchesTopic } from './match-topic.ts';
import { topicMessages as say } from './messages.ts';
import { SelectionGroup, selectionId } from './selection-group.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { ADD_OWN_ID, useDeleteOwnTopic } from './use-delete-own-topic.ts';
import { useTopicSelections } from './use-topic-selections.ts';

const OwnTopicDialog = lazy(() => import('./own-topic-dialog.tsx'));

/** The wizard's topic selection: every topic is relevant until it is deselected. */
export function TopicSelection() {
  const whole = useDraft();
  const { assessment, topics } = whole;
  const rows = useTopicSelections(whole);
  const { isRelevant } = rows;
  const changed = useChangedMeanwhile(rows.saved, Object.keys(rows.drafts));
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const groups = useMemo(() => groupTopics(topics, assessment.esrsVersion), [topics, assessment.esrsVersion]);
  const [opened, setOpened] = useState<{ topic: Topic | null } | null>(null);
  const editOwn = useCallback((topic: Topic) => setOpened({ topic }), []);
  const { askDelete, dialog } = useDeleteOwnTopic(assessment.id);
  const kept = useMemo(() => countKept(whole), [whole]);

  useSectionWork({ isDirty: rows.isDirty, save: async () => (await rows.save()) !== null, discard: rows.discard });
  useLinkedPlace('topic', (id, field) => {
    setTyped('');
    // Whether a reason is missing is read from the history, which loads a little later.
    if (field === 'reason') focusOncePartStands(asideReasonId(id), selectionId(id));
    else focusSoon(field === null ? selectionId(id) : reviewButtonId(id), selectionId(id));
  });
  useLinkedPlace('part', () => focusSoon(selectionId(groups[0]?.topics[0]?.id ?? '')));

  async function saveAll() {
    if (await rows.save()) toast.success(say.saved);
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
      <SelectionToolbar
        typed={typed}
        onType={setTyped}
        count={say.relevant(relevant, topics.length)}
        leftOut={topics.filter(({ id }) => rows.saved.get(id)?.isRelevant === false).length}
        unsaved={rows.unsavedCount}
        busy={rows.saving.size > 0}
        onSave={() => void saveAll()}
      >
        <Button id={ADD_OWN_ID} onClick={() => setOpened({ topic: null })}>
          <Plus aria-hidden="true" />
          {say.addOwn}
        </Button>
      </SelectionToolbar>
      <ChangedTopics assessmentId={assessment.id} topics={topics} saved={rows.saved} changed={changed} />
      <ReviewAll noun="selections" rows={whole.selections} />
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
            saved={rows.saved}
            kept={kept}
            onChange={rows.change}
            onChangeGroup={rows.setGroup}
            reason={rows.reasons[entry.group.key] ?? ''}
            onReason={rows.setReason}
            lacksReason={rows.lacking.includes(entry.group.key)}
            onEditOwn={editOwn}
            onDeleteOwn={askDelete}
          />
        ))}
      </div>
      {rows.question}
      {dialog}
      {opened ? (
        <Suspense>
          <OwnTopicDialog topic={opened.topic} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
