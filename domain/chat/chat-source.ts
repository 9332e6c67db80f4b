import { found } from '#domain/found.ts';
import type { AssessmentId, ComponentId, TopicId } from '#domain/ids.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { NounsWith, Part } from '#domain/records/kinds.ts';
import type { DraftField } from './draft-text.ts';

export type SectionName = (typeof questionnaire)[number]['name'];

/** What a statement of the assistant can be based on. */
export type ChatSourceKind = NounsWith<'cite'> | 'results' | 'law' | 'help';

/** A source under an answer. The text cites it by its number. */
export interface ChatSource {
  /** 1, 2, 3, … in the order of first use by a tool. */
  number: number;
  kind: ChatSourceKind;
  /** What the reader recognizes it by: a component's title, a topic's code and name. */
  label: string;
  /** Its address: a path of the application, or the address of an act of EU law. */
  path: string;
  /** A text for a form, if the source is a draft: the person opens it there, and only they save it. */
  proposal?: { field: DraftField; text: string } | undefined;
}

/** A source before it has a number in an answer. */
export type Source = Omit<ChatSource, 'number'>;

/** What an address can point to within a section: a row by its id, a question by its position. */
export type PlaceKind = Part;

/** The address of a section of the wizard. */
export function sectionPath(name: SectionName): string {
  const { sectionType } = found(
    questionnaire.find((section) => section.name === name),
    name,
  );
  return `/app/assessment?section=${sectionType.replaceAll('_', '-')}`;
}

/**
 * The address of a row or question within a section. The section scrolls to it and puts the focus on it, or on the named field.
 * @param field its name in the noun's field table; 'carriedFrom' means the control that confirms a row that was carried over
 */
export function placePath(name: SectionName, kind: PlaceKind, id: string | number, field?: string): string {
  return `${sectionPath(name)}&${kind}=${id}${field === undefined ? '' : `&field=${field}`}`;
}

/** The section in which a component is edited. */
export function editorOf({ kind }: { kind: 'impact' | 'risk' | 'opportunity' }): SectionName {
  return kind === 'impact' ? 'Impact Materiality Assessment' : 'Financial Materiality Assessment';
}

/** The address of a component's form with a drafted text in one of its fields. */
export function draftPath(
  component: { id: ComponentId; kind: 'impact' | 'risk' | 'opportunity' },
  field: DraftField,
): string {
  return `${placePath(editorOf(component), 'component', component.id)}&draft=${field}`;
}

/** The address of the editor with a typical impact, risk or opportunity filled in; the person accepts, edits or discards it there. */
export function proposalPath(iro: { id: string; kind: 'impact' | 'risk' | 'opportunity' }, topicId: TopicId): string {
  return `${sectionPath(editorOf(iro))}&topic=${topicId}&propose=${iro.id}`;
}

/** The address of an assessment's results, at a topic if one is given. */
export function resultsPath(assessmentId: AssessmentId, topicId?: TopicId): string {
  return `/app/dashboard?assessment=${assessmentId}${topicId ? `&topic=${topicId}` : ''}`;
}

/** The address of an assessment's frozen result and its sign-off. */
export const frozenResultPath = (assessmentId: AssessmentId): string => `/app/results?assessmentId=${assessmentId}`;

/** The address of the company's evidence. */
export const EVIDENCE_PATH = '/app/evidence';
