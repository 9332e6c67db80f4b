import { found } from '#domain/found.ts';
import type { AssessmentId, ComponentId, TopicId } from '#domain/ids.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { NounsWith, Part } from '#domain/records/kinds.ts';
import type { DraftField } from './draft-text.ts';

export type SectionName = (typeof questionnaire)[number]['name'];

/** What a statement of the assistant can rest on. */
export type ChatSourceKind = NounsWith<'cite'> | 'results' | 'law' | 'help';

/** One source under an answer. Its number is what the text cites. */
export interface ChatSource {
  /** 1, 2, 3, … in the order of first use by a tool. */
  number: number;
  kind: ChatSourceKind;
  /** What the reader recognises it by: a component's title, a topic's code and name. */
  label: string;
  /** Where it stands: a path of the application, or the address of an act of EU law. */
  path: string;
  /** A text for a form, where the source is one: opened there by the person, saved by nobody else. */
  proposal?: { field: DraftField; text: string } | undefined;
}

/** A source before an answer has numbered it. */
export type Source = Omit<ChatSource, 'number'>;

/** What an address can point at within a section: a row by its id, a question by its position. */
export type PlaceKind = Part;

/** A section of the wizard by its name. */
export function sectionPath(name: SectionName): string {
  const { sectionType } = found(
    questionnaire.find((section) => section.name === name),
    name,
  );
  return `/app/assessment?section=${sectionType.replaceAll('_', '-')}`;
}

/**
 * One row or question of a section: the section brings it into view and puts the focus on it, or on the field of it that is named.
 *
 * @param field its name in the noun's table of fields; 'carriedFrom' means what confirms a row that was carried over
 */
export function placePath(name: SectionName, kind: PlaceKind, id: string | number, field?: string): string {
  return `${sectionPath(name)}&${kind}=${id}${field === undefined ? '' : `&field=${field}`}`;
}

/** The section in which a component is edited. */
export function editorOf({ kind }: { kind: 'impact' | 'risk' | 'opportunity' }): SectionName {
  return kind === 'impact' ? 'Impact Materiality Assessment' : 'Financial Materiality Assessment';
}

/** A component's form, opened with a drafted text in one of its fields. */
export function draftPath(
  component: { id: ComponentId; kind: 'impact' | 'risk' | 'opportunity' },
  field: DraftField,
): string {
  return `${placePath(editorOf(component), 'component', component.id)}&draft=${field}`;
}

/** The editor with a typical impact, risk or opportunity filled in; the person accepts, edits or discards it there. */
export function proposalPath(iro: { id: string; kind: 'impact' | 'risk' | 'opportunity' }, topicId: TopicId): string {
  return `${sectionPath(editorOf(iro))}&topic=${topicId}&propose=${iro.id}`;
}

/** The results of an assessment, opened at a topic where one is given. */
export function resultsPath(assessmentId: AssessmentId, topicId?: TopicId): string {
  return `/app/dashboard?assessment=${assessmentId}${topicId ? `&topic=${topicId}` : ''}`;
}

/** Where the company's evidence stands. */
export const EVIDENCE_PATH = '/app/evidence';
