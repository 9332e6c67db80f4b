import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityId } from '#domain/ids.ts';
import { describedChain, type SuggestedActivity, suggestActivities } from '#domain/value-chain/beginning.ts';
import { usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { beginningMessages as say, tierName } from './messages.ts';

interface BeginningDialogProps {
  whole: WholeAssessment;
  onClose: () => void;
}

const origins = Object.keys(say.origins) as SuggestedActivity['from'][];

/** Suggested activities for starting a value chain, as checkboxes, next to what the company wrote about it. */
export function BeginningDialog({ whole, onClose }: BeginningDialogProps) {
  const patch = usePatchAssessment(whole.assessment.id);
  // One id per activity for all attempts: activities that are sent twice are added once.
  const [suggested] = useState(() =>
    suggestActivities(whole).map((each) => ({ ...each, id: crypto.randomUUID() as ActivityId })),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const taken = suggested.filter(({ id }) => !left.has(id));
  const wrote = describedChain(whole);

  async function take() {
    setIsBusy(true);
    try {
      const rows = await api.valueChain.save({
        assessmentId: whole.assessment.id,
        activities: taken.map(({ from: _from, ...fields }, position) => ({ ...fields, position, seenVersion: null })),
      });
      patch((before) => ({ ...before, activities: [...before.activities, ...rows] }));
      // In the place of the message about an attempt that failed.
      toast.success(say.taken(rows.length), { id: 'save-failed' });
      onClose();
    } catch (error) {
      toast.error(say.failed, { description: explainSaveFailure(error), id: 'save-failed' });
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={say.title}
      description={say.text}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {say.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyText={say.taking}
            disabled={taken.length === 0}
            onClick={() => void take()}
          >
            {taken.length === 0 ? say.none : say.take(taken.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {wrote === '' ? null : (
          <details className="text-sm">
            <summary className="w-fit rounded-sm font-medium">{say.wrote}</summary>
            <p dir="auto" className="mt-1.5 border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap text-muted">
              {wrote}
            </p>
          </details>
        )}
        {origins.map((origin) => {
          const own = suggested.filter(({ from }) => from === origin);
          return own.length === 0 ? null : (
            <fieldset key={origin}>
              <legend className="text-sm font-medium">{say.origins[origin]}</legend>
              <div className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
                {own.map(({ id, name, tier }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    hint={tierName(tier)}
                    checked={!left.has(id)}
                    onChange={(event) => {
                      const next = new Set(left);
                      if (event.currentTarget.checked) next.delete(id);
                      else next.add(id);
                      setLeft(next);
                    }}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
