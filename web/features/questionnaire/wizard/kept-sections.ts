import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { thresholdMessages } from '#web/features/questionnaire/assessment/messages.ts';
import { THRESHOLD_FORM } from '#web/features/questionnaire/assessment/use-adopt-thresholds.ts';
import { sectionSlug, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { registerMessages } from '#web/features/register/rows/messages.ts';
import { isOfRegister } from '#web/features/saving/register-forms.ts';
import { lastLookMessages } from './messages.ts';

/** The name of the form of the completion dialog among unsaved input. */
export const COMPLETION_FORM = 'completion-reasons';

/**
 * The sections whose forms have unsaved input. A section's form is named after its body ('topic-selection'); if several sections have the
 * same body, their own name in addresses follows ('questions:organizational').
 */
export function keptSections(
  forms: readonly string[],
  among: readonly QuestionnaireSection[],
): readonly QuestionnaireSection[] {
  const kept = forms.map((form) => form.split(':'));
  return among.filter((section) =>
    kept.some(([body, slug]) => body === sectionBody(section) && (slug === undefined || slug === sectionSlug(section))),
  );
}

/** Where there is unsaved input, by name: sections, the form that adopts thresholds, and the register. */
export function nameKept(forms: readonly string[]): string[] {
  return [
    ...keptSections(forms, sections).map(({ name }) => name),
    ...(forms.includes(THRESHOLD_FORM) ? [thresholdMessages.name] : []),
    ...(forms.includes(COMPLETION_FORM) ? [lastLookMessages.name] : []),
    ...(forms.some(isOfRegister) ? [registerMessages.title] : []),
  ];
}
