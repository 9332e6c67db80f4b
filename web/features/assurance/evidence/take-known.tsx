import { useState } from 'react';
import type { Evidence } from '#contract/evidence-shapes.ts';
import type { EvidenceId } from '#domain/ids.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { evidenceMessages as say } from './messages.ts';

interface TakeKnownProps {
  /** Existing evidence of the company that is not used here. */
  others: readonly Evidence[];
  /** Resolves to a sentence if it could not be added. */
  onTake: (evidenceId: EvidenceId) => Promise<string | null>;
}

/** Adds existing evidence of the company. The arrow keys move through the list without adding anything. */
export function TakeKnown({ others, onTake }: TakeKnownProps) {
  const [chosen, setChosen] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = others.find(({ id }) => id === chosen);

  async function take() {
    if (!known) return setProblem(say.reuseMissing);
    setIsBusy(true);
    const failed = await onTake(known.id);
    setIsBusy(false);
    setProblem(failed);
    if (failed === null) setChosen('');
  }
  return (
    <Field label={say.reuse} error={problem ?? undefined}>
      <div className="flex gap-2">
        <Select
          className="grow"
          value={known ? chosen : ''}
          placeholder={say.reuseOption}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget }) => {
            setProblem(null);
            setChosen(currentTarget.value);
          }}
        />
        <Button busy={isBusy} busyText={say.adding} onClick={() => void take()}>
          {say.take}
        </Button>
      </div>
    </Field>
  );
}
