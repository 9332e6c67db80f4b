import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { thresholdMessages } from '#web/features/assessment/messages.ts';
import { THRESHOLD_FORM } from '#web/features/assessment/use-adopt-thresholds.ts';
import { sectionSlug, sections } from '#web/features/questionnaire/sections.ts';

/**
 * Sections whose forms hold unsaved input. A section's form is named after its body ('topic-selection'), one of several with
 * the same body with its own name in addresses behind it ('questions:organizational').
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

/** Where unsaved input waits, by name: in sections, and in the form that adopts thresholds. */
export function nameKept(forms: readonly string[]): string[] {
  const named = keptSections(forms, sections).map(({ name }) => name);
  return forms.includes(THRESHOLD_FORM) ? [...named, thresholdMessages.title] : named;
}
