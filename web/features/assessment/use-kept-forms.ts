import { useMemo, useSyncExternalStore } from 'react';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { formsWithDrafts, subscribeToDrafts } from '#web/lib/drafts.ts';
import { keptSections } from './kept-sections.ts';
import { sections } from './sections.ts';

/** Forms of an assessment whose input waits unsaved in this browser, and again whenever that changes. */
export function useKeptForms(assessmentId: string): readonly string[] {
  const { user } = useSession();
  // One text, since a new array each time would count as a change.
  const forms = useSyncExternalStore(subscribeToDrafts, () => formsWithDrafts(user?.id ?? '', assessmentId).join('\n'));
  return useMemo(() => (forms === '' ? [] : forms.split('\n')), [forms]);
}

/** The sections of an assessment whose input waits unsaved in this browser. */
export function useKeptSections(assessmentId: string): readonly QuestionnaireSection[] {
  const forms = useKeptForms(assessmentId);
  return useMemo(() => keptSections(forms, sections), [forms]);
}
