import { useId } from 'react';
import { ActivityTicks } from '#web/features/value-chain/activity-ticks.tsx';
import { usePlaceOn } from '#web/features/value-chain/use-place-on.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ActionProps } from './actions.tsx';
import { severalMessages as say } from './messages.ts';

/** Puts all chosen rows on activities of the value chain, or takes them off. What is not pressed stays as it is in each row. */
export function Place({ whole, chosen, onClose, onDone }: ActionProps) {
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !placing.isBusy && onClose()}
      title={say.placeTitle(count)}
      description={say.placeText}
      footer={
        <>
          <Button onClick={onClose} disabled={placing.isBusy}>
            {say.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!placing.isChanged || count === 0}
            busy={placing.isBusy}
            busyText={say.saving}
          >
            {say.applyPlace(count)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (placing.isChanged) void save();
        }}
      >
        <ActivityTicks activities={whole.activities} placing={placing} />
        {chosen.gone.length > 0 ? <p className="mt-4 text-sm text-muted">{say.goneRows(chosen.gone.length)}</p> : null}
      </form>
    </Dialog>
  );
}
