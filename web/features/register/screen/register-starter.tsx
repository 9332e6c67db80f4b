import type { WholeAssessment } from '#contract/assessment.ts';
import { StarterDialog } from '#web/features/questionnaire/starter/starter-dialog.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { CARDS_ID, TABLE_ID } from '../rows/table-id.ts';

/** The starter library of the register. Taken into an empty one, what opened it goes: the focus goes to the rows. */
export function RegisterStarter({ whole, onClose }: { whole: WholeAssessment; onClose: () => void }) {
  function close() {
    onClose();
    if (whole.components.length === 0) focusSoon(TABLE_ID, CARDS_ID);
  }
  return <StarterDialog whole={whole} onClose={close} />;
}
