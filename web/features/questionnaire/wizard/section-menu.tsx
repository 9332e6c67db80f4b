import type { AssessmentShape } from '#contract/assessment.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { RecordItems } from '#web/features/assurance/record-menu/record-items.tsx';
import { type RecordPlaces, useRecordPanels } from '#web/features/assurance/record-menu/record-panels.tsx';
import { DraftMenu } from '#web/features/questionnaire/assessment/draft-menu.tsx';
import { wizardMessages as say } from './messages.ts';

const MENU_ID = 'assessment-menu';

/** The actions on the open section, and on the draft as a whole. */
export function SectionMenu({ assessment, section }: { assessment: AssessmentShape; section: QuestionnaireSection }) {
  const { name } = section;
  const places: RecordPlaces = {
    assessmentId: assessment.id,
    name,
    work: { noun: 'section', key: name },
    comments: { noun: 'section', recordId: name },
    history: sectionBody(section) === 'questions' ? { subject: { noun: 'answer' }, name: say.answers } : undefined,
  };
  const { open, panels } = useRecordPanels(places, MENU_ID);
  return (
    <>
      <DraftMenu assessment={assessment} id={MENU_ID}>
        <RecordItems places={places} onOpen={open} />
      </DraftMenu>
      {panels}
    </>
  );
}
