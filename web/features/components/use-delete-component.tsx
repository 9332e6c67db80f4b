import { type ReactNode, useCallback, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/assessment/api.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { addButtonId } from './focus.ts';
import { componentMessages, type EditorSide, editorMessages } from './messages.ts';

/** Deleting a component: asks, deletes, says so. `onGone` hears of it before the list is drawn anew. */
export function useDeleteComponent(
  assessmentId: WholeAssessment['assessment']['id'],
  side: EditorSide,
  onGone: (id: string) => void,
): { askDelete: (row: ComponentRow) => void; dialog: ReactNode } {
  const say = editorMessages[side];
  const patch = usePatchAssessment(assessmentId);
  const tellFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const [row, setRow] = useState<ComponentRow | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const askDelete = useCallback((asked: ComponentRow) => {
    setRow(asked);
    setIsOpen(true);
  }, []);

  async function remove({ id, topicId }: ComponentRow) {
    setIsBusy(true);
    try {
      await api.components.remove({ assessmentId, id }).catch((error: unknown) => {
        // Somebody else deleted it first: what was wanted is so.
        if (codeOf(error) !== 'not-found') throw error;
      });
      onGone(id);
      patch((before) => ({ ...before, components: before.components.filter((component) => component.id !== id) }));
      toast.success(say.deleted);
      setIsOpen(false);
      focusSoon(addButtonId(topicId));
    } catch (error) {
      tellFailure(error, say.deleteFailed);
    } finally {
      setIsBusy(false);
    }
  }

  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={say.deleteTitle}
      description={componentMessages.deleteText(row?.title ?? '')}
      confirmLabel={componentMessages.delete}
      busyText={componentMessages.deleting}
      cancelLabel={componentMessages.keep}
      danger
      busy={isBusy}
      onConfirm={() => row && void remove(row)}
    />
  );
  return { askDelete, dialog };
}
