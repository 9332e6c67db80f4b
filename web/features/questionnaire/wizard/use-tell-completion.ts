import { useEffect, useRef } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import type { OpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { readCompletion } from '#web/features/questionnaire/assessment/completed-by.ts';
import { formsWithDrafts } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { nameKept } from './kept-sections.ts';
import { keptMessages as say } from './messages.ts';

/**
 * Says who has just completed the draft on this screen, if it was somebody else, and which of the person's unsaved input is kept (product
 * P19).
 */
export function useTellCompletion(open: OpenAssessment | undefined): void {
  const { user } = useSession();
  const shown = useRef<AssessmentId | null>(null);
  useEffect(() => {
    if (!open) return;
    const before = shown.current;
    shown.current = open.draft?.assessment.id ?? null;
    const isStillThere = [...open.drafts, ...open.removed].some(({ id }) => id === before);
    if (before === null || before === shown.current || isStillThere) return;
    const kept = nameKept(formsWithDrafts(user?.id ?? '', before));
    // The next screen shows this itself.
    if (kept.length > 0 && !open.draft && open.latestCompleted?.id === before) return;
    readCompletion(before).then(
      (completion) => {
        // The person who completes the assessment is told there.
        if (!completion || completion.by === user?.fullName) return;
        const tells = kept.length > 0 ? toast.warning : toast.info;
        const description = kept.length > 0 ? say.text(kept) : say.nothingKept;
        tells(kept.length > 0 ? say.title(completion.by) : say.titleAlone(completion.by), { description, timeout: 0 });
      },
      // Only a convenience: the screen shows that the assessment is completed.
      () => undefined,
    );
  }, [open, user]);
}
