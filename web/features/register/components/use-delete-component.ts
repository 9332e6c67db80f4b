import type { ReactNode } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import { isDroppedWithReason } from '#domain/history/reason-kind.ts';
import { openAssessmentQuery, useDraft, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useDeleteRow } from '#web/features/saving/use-delete-row.tsx';
import { api } from '#web/lib/api.ts';
import { addButtonId } from './focus.ts';
import { type EditorSide, editorMessages, componentMessages as say } from './messages.ts';

/** Deletes a component. `onGone` is called before the list is rendered again. */
export function useDeleteComponent(
  side: EditorSide,
  onGone: (id: string) => void,
): { askDelete: (row: ComponentRow) => void; dialog: ReactNode } {
  const own = editorMessages[side];
  const { id: assessmentId } = useDraft().assessment;
  const patch = usePatchAssessment(assessmentId);
  return useDeleteRow<ComponentRow>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ id }, given) => api.components.remove({ assessmentId, id, ...given }),
    needsReason: isDroppedWithReason,
    recordedAs: ({ id }) => ({ assessmentId, noun: 'component', rowId: id }),
    onGone: ({ id }) => {
      onGone(id);
      patch((before) => ({ ...before, components: before.components.filter((component) => component.id !== id) }));
    },
    focusAfter: ({ topicId }) => addButtonId(topicId),
    say: {
      title: own.deleteTitle,
      text: ({ title }) => say.deleteText(title),
      confirm: say.delete,
      busy: say.deleting,
      keep: say.keep,
      deleted: own.deleted,
      failed: own.deleteFailed,
    },
  });
}
