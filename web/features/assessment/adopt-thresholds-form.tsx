import { type FormEvent, useState } from 'react';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { thresholdMessages as say } from './messages.ts';
import type { ThresholdInput } from './use-adopt-thresholds.tsx';

const options = THRESHOLD_CHOICES.map((choice) => ({ value: String(choice), label: say.value(choice) }));

/** As the contract limits it. */
const MAX_REASON = 2000;

export interface AdoptThresholdsFormProps {
  input: ThresholdInput;
  busy: boolean;
  onChange: (input: ThresholdInput) => void;
  onAdopt: () => void;
  onCancel: () => void;
}

/** Two thresholds and the reason, which is required. */
export function AdoptThresholdsForm({ input, busy, onChange, onAdopt, onCancel }: AdoptThresholdsFormProps) {
  const [hasTried, setHasTried] = useState(false);
  const isMissing = input.reason.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (!isMissing && !busy) onAdopt();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t pt-4">
      <div className="grid max-w-md grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={say.impact}>
          <Select
            options={options}
            value={String(input.impact)}
            onChange={(event) => onChange({ ...input, impact: Number(event.currentTarget.value) })}
          />
        </Field>
        <Field label={say.financial}>
          <Select
            options={options}
            value={String(input.financial)}
            onChange={(event) => onChange({ ...input, financial: Number(event.currentTarget.value) })}
          />
        </Field>
      </div>
      <Field
        label={say.reason}
        hint={say.reasonHint}
        required
        error={hasTried && isMissing ? say.reasonMissing : undefined}
        className="max-w-prose"
      >
        <Textarea
          value={input.reason}
          maxLength={MAX_REASON}
          className="min-h-20"
          onChange={(event) => onChange({ ...input, reason: event.currentTarget.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={busy} busyText={say.adopting}>
          {say.adopt}
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          {say.cancel}
        </Button>
        <span className="text-xs text-muted">{say.unsaved}</span>
      </div>
    </form>
  );
}
