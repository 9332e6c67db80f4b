import type { AssessmentId } from '#domain/ids.ts';
import { undoMessages } from '#web/features/assurance/undo/messages.ts';
import { useUndo } from '#web/features/assurance/undo/undo.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';

/** How long an act can be undone from its toast, in milliseconds. */
const TIME_TO_UNDO = 10_000;

/** Reports what an act has done, and offers to undo it. */
export function useTellAct(assessmentId: AssessmentId): (act: string, words: string) => void {
  const undo = useUndo();
  return (act, words) => {
    const onPress = () => void undo({ assessmentId, act, words });
    toast.success(words, { action: { label: undoMessages.undo, onPress }, timeout: TIME_TO_UNDO, id: 'undo' });
  };
}
