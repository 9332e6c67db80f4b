import { Ellipsis, History, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ChangeShape } from '#contract/history.ts';
import { screens } from '#contract/screens.ts';
import { isUndoable } from '#domain/history/plan-undo.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { undoMessages as say } from './messages.ts';
import { useUndo } from './undo.ts';
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

/**
 * The actions on a line of the history: view the assessment as it was after it, and undo it. In a narrow list they are in a menu; in a wide
 * one, where they appear with the pointer, they are buttons.
 */
export function LineActions({ assessmentId, change, isDraft, isWholeAct }: LineActionsProps) {
  const act = isWholeAct ? change.act : null;
  const mayUndo = useMay('assessment.edit');
  const undo = useUndo();
  if (change.noun === 'member') return null;
  const asOf = `${screens['as-of'].path}?assessment=${assessmentId}&at=${change.at}`;
  const undone =
    mayUndo && isDraft && !change.undone && isUndoable(change) ? undoneBy(assessmentId, change, act) : null;
  return (
    <>
      <div className="@3xl:hidden print:hidden">
        <Menu
          trigger={
            <IconButton size="sm" label={say.actionsOn(change.title || change.topic || '')} className="text-muted">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<History aria-hidden="true" />} render={<Link to={asOf} />}>
            {say.asOf}
          </MenuItem>
          {undone ? (
            <MenuItem icon={<Undo2 aria-hidden="true" />} onPress={() => void undo(undone)}>
              {say.undo}
            </MenuItem>
          ) : null}
        </Menu>
      </div>
      <div className="flex flex-wrap gap-1 @max-3xl:hidden print:hidden">
        <LinkButton as={Link} to={asOf} size="sm" variant="ghost" title={say.asOfText}>
          <History aria-hidden="true" />
          {say.asOf}
        </LinkButton>
        {undone ? <UndoButton change={undone} /> : null}
      </div>
    </>
  );
}

function undoneBy(assessmentId: AssessmentId, { noun, id }: ChangeShape, act: ChangeShape['act']): UndoneChange {
  if (noun === 'scale') return { wordingLine: id };
  return act ? { assessmentId, act: act.id } : { assessmentId, line: id };
}
