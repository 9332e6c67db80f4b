import { History } from 'lucide-react';
import { Link } from 'react-router';
import type { ChangeShape } from '#contract/history.ts';
import { screens } from '#contract/screens.ts';
import { isUndoable } from '#domain/history/plan-undo.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { undoMessages as say } from './messages.ts';
import { UndoButton } from './undo-button.tsx';
import type { UndoneChange } from './undone-acts.ts';

interface LineActionsProps {
  assessmentId: AssessmentId;
  change: ChangeShape;
  /** Nothing can be undone in a completed assessment. */
  isDraft: boolean;
  /** Whether the line represents everything done in one act. */
  isWholeAct?: boolean;
}

/** The actions on a line of the history: view the assessment as it was after it, and undo it. */
export function LineActions({ assessmentId, change, isDraft, isWholeAct }: LineActionsProps) {
  const act = isWholeAct ? change.act : null;
  const mayUndo = useMay('assessment.edit');
  if (change.noun === 'member') return null;
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      <LinkButton
        as={Link}
        to={`${screens['as-of'].path}?assessment=${assessmentId}&at=${change.at}`}
        size="sm"
        variant="ghost"
        title={say.asOfText}
      >
        <History aria-hidden="true" />
        {say.asOf}
      </LinkButton>
      {mayUndo && isDraft && !change.undone && isUndoable(change) ? (
        <UndoButton change={undoneBy(assessmentId, change, act)} />
      ) : null}
    </div>
  );
}

function undoneBy(assessmentId: AssessmentId, { noun, id }: ChangeShape, act: ChangeShape['act']): UndoneChange {
  if (noun === 'scale') return { wordingLine: id };
  return act ? { assessmentId, act: act.id } : { assessmentId, line: id };
}
