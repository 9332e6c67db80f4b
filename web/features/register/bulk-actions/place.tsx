import { ActivityTicks } from '#web/features/questionnaire/value-chain/activity-ticks.tsx';
import { usePlaceOn } from '#web/features/questionnaire/value-chain/use-place-on.ts';
import type { ActionProps } from './actions.tsx';
import { severalMessages as say } from './messages.ts';
import { SeveralDialog } from './several-dialog.tsx';

/**
 * Places all selected rows on activities of the value chain, or removes them. Anything that is not selected stays as it is in each row.
 */
export function Place({ whole, chosen, onClose, onDone }: ActionProps) {
  const placing = usePlaceOn(
    whole,
    chosen.rows.map(({ id }) => id),
  );
  const count = chosen.rows.length;

  async function save() {
    const act = await placing.save(null);
    if (act !== null) onDone(act, say.donePlace(count));
  }

  return (
    <SeveralDialog
      title={say.placeTitle(count)}
      description={say.placeText}
      apply={say.applyPlace(count)}
      chosen={chosen}
      isSaid={placing.isChanged}
      isBusy={placing.isBusy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <ActivityTicks activities={whole.activities} placing={placing} />
    </SeveralDialog>
  );
}
