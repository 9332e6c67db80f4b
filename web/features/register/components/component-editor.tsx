import { useMemo } from 'react';
import { scoreComponent } from '#domain/components/component-score.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewAll } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ComponentForm } from './component-form.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { type EditorSide, editorMessages, componentMessages as say } from './messages.ts';
import { OpenFormContext } from './open-form-place.ts';
import { TopicGroups } from './topic-groups.tsx';
import { useDeleteComponent } from './use-delete-component.ts';
import { useEditorList } from './use-editor-list.ts';
import { useOpenForm } from './use-open-form.tsx';

/** The two component editors: topics under their headings, each with its components and at most one open form. */
export function ComponentEditor({ side }: { side: EditorSide }) {
  const own = editorMessages[side];
  const whole = useDraft();
  const { form, openNew, openRow, forgetRow, dialogs } = useOpenForm(side);
  const { askDelete, dialog } = useDeleteComponent(side, forgetRow);
  const anchorTopicId = form?.input.anchorTopicId ?? null;
  const list = useEditorList(whole, side, anchorTopicId, openRow);
  const topics = useMemo(() => relevantTopics(whole.topics, whole.selections), [whole.topics, whole.selections]);

  if (topics.length === 0) return <EmptyState title={say.noTopics} description={say.noTopicsHint} />;

  const openForm = form ? (
    <ComponentForm key={form.input.component.id} open={form} side={side} topics={topics} />
  ) : null;
  // Said once, because it is so for most impacts.
  const hasActual = side === 'impact' && whole.components.some((row) => scoreComponent(row).rule === 'actual');
  const isAnchored = topics.some((topic) => topic.id === anchorTopicId);
  return (
    <div className="flex flex-col gap-4">
      <ReviewAll
        noun="components"
        rows={whole.components.filter(
          ({ kind, topicId }) => (kind === 'impact') === (side === 'impact') && topics.some(({ id }) => id === topicId),
        )}
      />
      <EditorToolbar list={list} own={own} />
      {hasActual ? <p className="-mt-3 text-xs text-muted">{say.actualNote}</p> : null}
      {openForm && !isAnchored ? (
        <Card className="overflow-clip">
          <Alert tone="warning" className="m-4">
            {say.movedAway}
          </Alert>
          {openForm}
        </Card>
      ) : null}
      {list.shown.groups.length === 0 ? (
        <EmptyState
          title={list.search ? say.noMatch(list.search) : own.allCovered}
          action={<Button onClick={list.showAll}>{list.search ? say.clearSearch : say.showAll}</Button>}
        />
      ) : null}
      <OpenFormContext value={openForm}>
        <TopicGroups
          assessmentId={whole.assessment.id}
          side={side}
          shown={list.shown}
          thresholds={whole.assessment.thresholds}
          anchorTopicId={anchorTopicId}
          editedId={form?.input.component.id ?? null}
          onToggle={list.toggle}
          onAdd={openNew}
          onEdit={openRow}
          onDelete={askDelete}
        />
      </OpenFormContext>
      {dialogs}
      {dialog}
    </div>
  );
}
