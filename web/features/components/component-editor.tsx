import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ComponentForm } from './component-form.tsx';
import { filterEditorData, readEditorData } from './editor-rows.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { editButtonId } from './focus.ts';
import { type EditorSide, editorMessages, componentMessages as say } from './messages.ts';
import { TopicGroupPanel } from './topic-group-panel.tsx';
import { TopicPanel } from './topic-panel.tsx';
import { useComponentForm } from './use-component-form.tsx';
import { useDeleteComponent } from './use-delete-component.tsx';

/** Above so many components the groups start closed: one looks for one's own. */
const MANY = 80;

interface ComponentEditorProps {
  whole: WholeAssessment;
  side: EditorSide;
}

/** Both component editors: topics under their headings, each with its components and at most one open form. */
export function ComponentEditor({ whole, side }: ComponentEditorProps) {
  const own = editorMessages[side];
  const state = useComponentForm(whole, side);
  const { form, openNew, openRow } = state;
  useSectionWork({ isDirty: state.isDirty, save: () => state.save(false), discard: state.forget });

  const isPrinting = useIsPrinting();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const data = useMemo(() => readEditorData(whole, side), [whole, side]);
  const topics = useMemo(() => relevantTopics(whole.topics, whole.selections), [whole.topics, whole.selections]);
  const total = useMemo(() => [...data.rows.values()].reduce((sum, rows) => sum + rows.length, 0), [data]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        total > MANY
          ? data.groups
              // A form brought back by a reload keeps its group open after it is closed.
              .filter((group) => !group.topics.some((topic) => topic.id === form?.anchorTopicId))
              .map((group) => group.key)
          : [],
      ),
  );
  const anchorTopicId = form?.anchorTopicId ?? null;
  const groups = useMemo(
    () => filterEditorData(data, { search, only, anchorTopicId }),
    [data, search, only, anchorTopicId],
  );

  const formId = form?.component.id;
  const closeForm = state.forget;
  const onGone = useCallback(
    (id: string) => {
      if (id === formId) closeForm();
    },
    [formId, closeForm],
  );
  const { askDelete, dialog } = useDeleteComponent(whole.assessment.id, side, onGone);
  const toggle = useCallback((key: string, isOpen: boolean) => {
    setClosed((before) => {
      const next = new Set(before);
      if (isOpen) next.delete(key);
      else next.add(key);
      return next;
    });
  }, []);

  useLinkedPlace('component', (id) => {
    const topicId = whole.components.find((component) => component.id === id)?.topicId;
    const group = data.groups.find((candidate) => candidate.topics.some((topic) => topic.id === topicId));
    if (!group) return;
    setTyped('');
    setOnly(null);
    toggle(group.key, true);
    focusSoon(editButtonId(id));
  });

  if (topics.length === 0) return <EmptyState title={say.noTopics} description={say.noTopicsHint} />;

  const uncovered = topics.filter((topic) => !data.rows.has(topic.id)).map((topic) => topic.id);
  const isAnchored = topics.some((topic) => topic.id === anchorTopicId);
  const openForm = form ? (
    <ComponentForm key={form.component.id} state={state} form={form} side={side} whole={whole} topics={topics} />
  ) : null;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted print:hidden">{own.intro}</p>
      <EditorToolbar
        typed={typed}
        onType={setTyped}
        isFiltered={only !== null}
        withoutLabel={own.without(uncovered.length)}
        onFilter={(isFiltered) => setOnly(isFiltered ? new Set(uncovered) : null)}
        summary={say.onTopics(own.count(total), topics.length - uncovered.length, topics.length)}
        areAllOpen={closed.size === 0}
        onToggleAll={() => setClosed(new Set(closed.size === 0 ? data.groups.map((group) => group.key) : []))}
      />
      {form && !isAnchored ? (
        <Card className="overflow-clip">
          <Alert tone="warning" className="m-4">
            {say.movedAway}
          </Alert>
          {openForm}
        </Card>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState
          title={search ? say.noMatch(search) : own.allCovered}
          action={
            <Button
              onClick={() => {
                setTyped('');
                setOnly(null);
              }}
            >
              {search ? say.clearSearch : say.showAll}
            </Button>
          }
        />
      ) : null}
      {groups.map((group) => (
        <TopicGroupPanel
          key={group.key}
          group={group}
          summary={own.count(group.topics.reduce((sum, topic) => sum + (data.rows.get(topic.id)?.length ?? 0), 0))}
          isOpen={
            search !== '' ||
            isPrinting ||
            !closed.has(group.key) ||
            group.topics.some((topic) => topic.id === anchorTopicId)
          }
          onToggle={toggle}
        >
          {group.shown.map(({ topic, rows }) => {
            const isHere = topic.id === anchorTopicId;
            return (
              <TopicPanel
                key={topic.id}
                topic={topic}
                side={side}
                rows={rows}
                point={data.points.get(topic.id)}
                thresholds={whole.assessment.thresholds}
                isPrinting={isPrinting}
                form={isHere ? openForm : null}
                editedId={isHere && form ? form.component.id : null}
                onAdd={openNew}
                onEdit={openRow}
                onDelete={askDelete}
              />
            );
          })}
        </TopicGroupPanel>
      ))}
      {state.dialogs}
      {dialog}
    </div>
  );
}
