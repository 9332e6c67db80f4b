import type { AssessmentId, ComponentId, StakeholderId, TopicId } from './ids.ts';

/** What a statement of the assistant can rest on. */
export type ChatSourceKind = 'component' | 'topic' | 'stakeholder' | 'answer' | 'section' | 'results' | 'law' | 'help';

/** One source under an answer. Its number is what the text cites. */
export interface ChatSource {
  /** 1, 2, 3, … in the order of first use by a tool. */
  number: number;
  kind: ChatSourceKind;
  /** What the reader recognises it by: a component's title, a topic's code and name. */
  label: string;
  /** Where it stands: a path of the application, or the address of an act of EU law. */
  path: string;
}

/** Where a component is edited: the wizard's impact or financial section, at its row. */
export function componentPath(component: { id: ComponentId; kind: 'impact' | 'risk' | 'opportunity' }): string {
  return `/app/assessment?section=${component.kind === 'impact' ? 5 : 6}&component=${component.id}`;
}

/** Where a stakeholder row is edited. */
export function stakeholderPath(id: StakeholderId): string {
  return `/app/assessment?section=2&stakeholder=${id}`;
}

/** A section of the wizard, 1 to 6. */
export function sectionPath(position: number): string {
  return `/app/assessment?section=${position}`;
}

/** The results of an assessment, opened at a topic where one is given. */
export function resultsPath(assessmentId: AssessmentId, topicId?: TopicId): string {
  return `/app/dashboard?assessment=${assessmentId}${topicId ? `&topic=${topicId}` : ''}`;
}
