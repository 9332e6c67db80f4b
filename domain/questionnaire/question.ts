/** The kinds of sections, stored as `section_type`. */
export type SectionType =
  | 'organizational'
  | 'stakeholder_mapping'
  | 'topic_selection'
  | 'materiality'
  | 'impact_materiality'
  | 'financial_materiality';

export type QuestionType = 'select' | 'multiselect' | 'radio' | 'textarea' | 'number' | 'email' | 'text';

/** One question of a section; the control is chosen from its text first (`question-control.ts`). */
export interface Question {
  text: string;
  type: QuestionType;
  required: boolean;
  /** The choices of a drop-down or radio group whose texts no rule depends on. */
  options: readonly string[];
  position: number;
}

export interface QuestionnaireSection {
  /** Answers are stored under this name. */
  name: string;
  description: string;
  sectionType: SectionType;
  /** 1–6, in the order of the questionnaire. */
  position: number;
  questions: readonly Question[];
}
