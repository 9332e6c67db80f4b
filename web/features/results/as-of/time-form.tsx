import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { fromLocalTime, toLocalTime } from './local-time.ts';
import { asOfMessages as say } from './messages.ts';

interface TimeFormProps {
  at: string | null;
  /** Null: compared with now. */
  until: string | null;
  onShow: (at: string, until: string | null) => void;
}

/** Asks for the time to show, and another to compare it with. A time that is not edited stays exact. */
export function TimeForm({ at, until, onShow }: TimeFormProps) {
  const [time, setTime] = useState(toLocalTime(at));
  const [other, setOther] = useState(toLocalTime(until));
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = time === toLocalTime(at) ? at : fromLocalTime(time);
    setIsMissing(chosen === null);
    if (chosen !== null) onShow(chosen, other === toLocalTime(until) ? until : fromLocalTime(other));
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-x-4 gap-y-3 print:hidden">
      <Field label={say.time} error={isMissing ? say.timeRequired : undefined} className="w-full sm:w-56">
        <Input type="datetime-local" step={1} value={time} onChange={(event) => setTime(event.target.value)} />
      </Field>
      <Field label={say.until} className="w-full sm:w-72">
        <Input type="datetime-local" step={1} value={other} onChange={(event) => setOther(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" className="sm:mt-6.5">
        {say.show}
      </Button>
    </form>
  );
}
