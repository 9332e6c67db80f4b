import { useMemo } from 'react';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { useKeptForms } from '#web/features/saving/use-kept-forms.ts';
import { keptSections } from './kept-sections.ts';

/** The sections of an assessment whose input waits unsaved in this browser. */
export function useKeptSections(assessmentId: string): readonly QuestionnaireSection[] {
  const forms = useKeptForms(assessmentId);
  return useMemo(() => keptSections(forms, sections), [forms]);
}
