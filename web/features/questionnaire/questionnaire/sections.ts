import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';

/** The wizard's sections in order. */
export const sections: readonly QuestionnaireSection[] = questionnaire;

/** A section's name in addresses: 'topic-selection'. */
export function sectionSlug(section: Pick<QuestionnaireSection, 'sectionType'>): string {
  return section.sectionType.replaceAll('_', '-');
}

/** The address of a section: '/app/assessment?section=topic-selection'. */
export function sectionPath(section: Pick<QuestionnaireSection, 'sectionType'>): string {
  return `/app/assessment?section=${sectionSlug(section)}`;
}

/**
 * The section to show: the one in the address, otherwise the one where the work stopped (1–6), otherwise the first. Undefined only if
 * there are no sections.
 */
export function findOpenSection(
  slug: string | null,
  currentStep: number,
  among: readonly QuestionnaireSection[] = sections,
): QuestionnaireSection | undefined {
  return (
    among.find((section) => sectionSlug(section) === slug) ??
    among.find((section) => section.position === currentStep) ??
    among[0]
  );
}
