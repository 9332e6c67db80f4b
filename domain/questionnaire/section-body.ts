import type { QuestionnaireSection } from './question.ts';

/** What a section of the wizard shows. */
export type SectionBody =
  | 'questions'
  | 'stakeholders'
  | 'topic-selection'
  | 'topic-scores'
  | 'impact-components'
  | 'financial-components';

/** The body of a section, by its type or name, in this order (product P15). */
export function sectionBody(section: { sectionType: string; name: QuestionnaireSection['name'] }): SectionBody {
  if (section.sectionType === 'topic_selection') return 'topic-selection';
  if (section.name === 'Financial Materiality Assessment') return 'financial-components';
  if (section.name === 'Impact Materiality Assessment') return 'impact-components';
  if (section.sectionType === 'materiality') return 'topic-scores';
  if (section.sectionType === 'stakeholder_mapping' || section.sectionType === 'stakeholder') return 'stakeholders';
  return 'questions';
}
