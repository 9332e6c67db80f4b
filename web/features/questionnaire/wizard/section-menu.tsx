import type { AssessmentShape } from '#contract/assessment.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { RecordItems } from '#web/features/assurance/record-menu/record-items.tsx';
import { type RecordPlaces, useRecordPanels } from '#web/features/assurance/record-menu/record-panels.tsx';
import { DraftMenu } from '#web/features/questionnaire/assessment/draft-menu.tsx';
import { Facts, type FactsProps } from '#web/ui/display/facts.tsx';
import { MenuGroup } from '#web/ui/overlays/menu-group.tsx';
import { wizardMessages as say } from './messages.ts';

const MENU_ID = 'assessment-menu';

interface SectionMenuProps {
  assessment: AssessmentShape;
  section: QuestionnaireSection;
  /** What phones have no room for beside the title. */
  facts: FactsProps['facts'];
}

/** The actions on the open section, and on the draft as a whole; on phones, with the facts about it. */
export function SectionMenu({ assessment, section, facts }: SectionMenuProps) {
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
        <MenuGroup label={<Facts facts={facts} />} labelClassName="max-w-72 text-xs text-muted sm:hidden">
          <RecordItems places={places} onOpen={open} />
        </MenuGroup>
      </DraftMenu>
      {panels}
    </>
  );
}
