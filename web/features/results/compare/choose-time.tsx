import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { fromLocalTime, toLocalTime } from '#web/features/results/as-of/local-time.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { compareMessages as say } from './messages.ts';
import { momentsQuery } from './moments.ts';

const NOW = 'now';
const OTHER = 'other';

interface ChooseTimeProps {
  side: 'from' | 'to';
  assessmentId: AssessmentId;
  /** An ISO instant; null: the current state. */
  at: string | null;
  onChoose: (at: string | null) => void;
}

/** The time at which an assessment is compared: now, when something was decided or signed, or any other. */
export function ChooseTime({ side, assessmentId, at, onChoose }: ChooseTimeProps) {
  const { data: moments = [], isError } = useQuery(momentsQuery(assessmentId));
  const [isOther, setIsOther] = useState(false);
  const isKnown = at === null || moments.some((moment) => moment.at === at);
  function choose(value: string) {
    setIsOther(value === OTHER);
    if (value !== OTHER) onChoose(value === NOW ? null : value);
  }
  return (
    <div className="flex min-w-0 flex-col gap-3 print:hidden">
      <Field label={say.time[side]} hint={isError ? say.momentsFailed : undefined}>
        <Select value={isOther ? OTHER : (at ?? NOW)} onChange={({ target }) => choose(target.value)}>
          <option value={NOW}>{say.now}</option>
          {isKnown ? null : <option value={at ?? ''}>{say.ofTime(formatMoment(at ?? ''))}</option>}
          {moments.map((moment) => (
            <option key={`${moment.at} ${moment.label}`} value={moment.at}>
              {say.moment(formatMoment(moment.at), moment.label)}
            </option>
          ))}
          <option value={OTHER}>{say.otherTime}</option>
        </Select>
      </Field>
      {isOther ? (
        <OtherTime
          at={at}
          onChoose={(chosen) => {
            setIsOther(false);
            onChoose(chosen);
          }}
        />
      ) : null}
    </div>
  );
}

function OtherTime({ at, onChoose }: { at: string | null; onChoose: (at: string) => void }) {
  const [time, setTime] = useState(toLocalTime(at));
  const [isMissing, setIsMissing] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = fromLocalTime(time);
    setIsMissing(chosen === null);
    if (chosen !== null) onChoose(chosen);
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <Field label={say.dateAndTime} error={isMissing ? say.timeMissing : undefined} className="min-w-48 grow">
        <Input type="datetime-local" step={1} value={time} onChange={(event) => setTime(event.target.value)} />
      </Field>
      <Button type="submit" className="sm:mt-6.5">
        {say.show}
      </Button>
    </form>
  );
}
