import { type ComponentType, lazy } from 'react';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import type { SectionBody as Body } from '#domain/questionnaire/section-body.ts';
import type { EditorSide } from '#web/features/register/components/messages.ts';

/** Each body loads the draft itself. */
type SectionBody = ComponentType<{ section: QuestionnaireSection }>;
type Load = () => Promise<{ default: SectionBody }>;

const loadEditor = async (side: EditorSide): Promise<{ default: SectionBody }> => {
  const { ComponentEditor } = await import('#web/features/register/components/component-editor.tsx');
  return { default: () => <ComponentEditor side={side} /> };
};

/** Each body is a separate chunk. */
const load = {
  questions: () =>
    import('#web/features/questionnaire/questionnaire/question-section.tsx').then((file) => ({
      default: file.QuestionSection,
    })),
  stakeholders: () =>
    import('#web/features/questionnaire/stakeholders/stakeholder-table.tsx').then((file) => ({
      default: file.StakeholderTable,
    })),
  'topic-selection': () =>
    import('#web/features/questionnaire/topics/topic-selection.tsx').then((file) => ({ default: file.TopicSelection })),
  'topic-scores': () =>
    import('#web/features/register/scores/topic-scores.tsx').then((file) => ({ default: file.TopicScores })),
  'impact-components': () => loadEditor('impact'),
  'financial-components': () => loadEditor('financial'),
} as const satisfies Record<Body, Load>;

/** The component that shows a section's body; suspends until its file is loaded. */
export const sectionBodies: Readonly<Record<Body, SectionBody>> = {
  questions: lazy(load.questions),
  stakeholders: lazy(load.stakeholders),
  'topic-selection': lazy(load['topic-selection']),
  'topic-scores': lazy(load['topic-scores']),
  'impact-components': lazy(load['impact-components']),
  'financial-components': lazy(load['financial-components']),
};

/** Loads a body's file ahead; a failure appears when the body is opened. */
export function preloadSectionBody(body: Body): void {
  load[body]().catch(() => undefined);
}
