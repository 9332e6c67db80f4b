import { relevantTopics } from '#domain/results/matrix.ts';
import { useDraft } from '#web/features/assessment/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ComponentForm } from './component-form.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { type EditorSide, editorMessages, componentMessages as say } from './messages.ts';
import { TopicGroupPanel } from './topic-group-panel.tsx';
import { TopicPanel } from './topic-panel.tsx';
import { useDeleteComponent } from './use-delete-component.ts';
import { useEditorList } from './use-editor-list.ts';
import { useOpenForm } from './use-open-form.tsx';

/** Both component editors: topics under their headings, each with its components and at most one open form. */
export function ComponentEditor({ side }: { side: EditorSide }) {
  const own = editorMessages[side];
  const whole = useDraft();
  const { form, openNew, openRow, forgetRow, dialogs } = useOpenForm(side);
  const { askDelete, dialog } = useDeleteComponent(side, forgetRow);
  const anchorTopicId = form?.input.anchorTopicId ?? null;
  const list = useEditorList(whole, side, anchorTopicId);
  const topics = relevantTopics(whole.topics, whole.selections);

  if (topics.length === 0) return <EmptyState title={say.noTopics} description={say.noTopicsHint} />;

  const openForm = form ? (
    <ComponentForm key={form.input.component.id} open={form} side={side} topics={topics} />
  ) : null;
  const isAnchored = topics.some((topic) => topic.id === anchorTopicId);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted print:hidden">{own.intro}</p>
      <EditorToolbar list={list} own={own} />
      {openForm && !isAnchored ? (
        <Card className="overflow-clip">
          <Alert tone="warning" className="m-4">
            {say.movedAway}
          </Alert>
          {openForm}
        </Card>
      ) : null}
      {list.groups.length === 0 ? (
        <EmptyState
          title={list.search ? say.noMatch(list.search) : own.allCovered}
          action={<Button onClick={list.showAll}>{list.search ? say.clearSearch : say.showAll}</Button>}
        />
      ) : null}
      {list.groups.map((group) => (
        <TopicGroupPanel
          key={group.key}
          group={group}
          summary={own.count(group.topics.reduce((sum, topic) => sum + (list.rows.get(topic.id)?.length ?? 0), 0))}
          isOpen={list.isOpen(group)}
          hasGauges={group.shown.some(({ topic }) => list.points.has(topic.id))}
          onToggle={list.toggle}
        >
          {group.shown.map(({ topic, rows }) => (
            <TopicPanel
              key={topic.id}
              topic={topic}
              side={side}
              rows={rows}
              point={list.points.get(topic.id)}
              thresholds={whole.assessment.thresholds}
              isPrinting={list.isPrinting}
              isWhole={list.isWhole(topic.id)}
              form={topic.id === anchorTopicId ? openForm : null}
              editedId={topic.id === anchorTopicId && form ? form.input.component.id : null}
              onAdd={openNew}
              onEdit={openRow}
              onDelete={askDelete}
            />
          ))}
        </TopicGroupPanel>
      ))}
      {dialogs}
      {dialog}
    </div>
  );
}
