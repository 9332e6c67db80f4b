import { useCallback, useMemo, useRef, useState } from 'react';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import type { SectionWork, SectionWorkRegistry } from '#web/features/saving/section-work.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { wizardMessages as say } from './messages.ts';

export interface SectionSaving {
  registry: SectionWorkRegistry;
  isDirty: boolean;
  isSaving: boolean;
  /** Saves what is unsaved; resolves to whether it succeeded. While it runs, a second call resolves to false. */
  save: () => Promise<boolean>;
  discard: () => void;
  /** Current at the moment of the call, whereas `isDirty` reflects the last rendering. */
  hasUnsaved: () => boolean;
}

/** What the open section reports about its unsaved input, and saving it. */
export function useSectionSaving(): SectionSaving {
  const work = useRef<SectionWork | null>(null);
  const isRunning = useRef(false);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);

  const registry = useMemo<SectionWorkRegistry>(
    () => ({
      register(next) {
        work.current = next;
        setIsDirty(next?.isDirty ?? false);
      },
    }),
    [],
  );

  const save = useCallback(async () => {
    if (isRunning.current) return false;
    if (!work.current?.isDirty && !work.current?.hasSuggestion) return true;
    isRunning.current = true;
    setIsSaving(true);
    try {
      return await work.current.save();
    } catch (error) {
      reportFailure(error, say.sectionFailed);
      return false;
    } finally {
      isRunning.current = false;
      setIsSaving(false);
    }
  }, [reportFailure]);

  const discard = useCallback(() => work.current?.discard(), []);
  const hasUnsaved = useCallback(() => work.current?.isDirty ?? false, []);
  return { registry, isDirty, isSaving, save, discard, hasUnsaved };
}
