import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { placingMessages as say } from './messages.ts';
import { usePlacing } from './use-placing.ts';

interface NothingFoundProps {
  whole: WholeAssessment;
  row: ActivityRow;
  isReadOnly: boolean;
}

/** The statement that an activity was looked at and nothing was found: who, when and why; or the form for it. */
export function NothingFound({ whole, row, isReadOnly }: NothingFoundProps) {
  const { sayNothingFound } = usePlacing(whole);
  const [value, setValue] = useState({ why: row.nothingFound });
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    value,
    onChange: setValue,
    check: ({ why }) => {
      if (why.trim() === '') return { why: say.whyMissing };
      return why.length > MAX_REASON ? { why: say.whyTooLong } : {};
    },
    send: ({ why }) => sayNothingFound(row.id, why),
  });
  if (row.nothingFound !== '') {
    return (
      <section aria-labelledby="nothing-found" className="text-sm">
        <h3 id="nothing-found" className="font-medium">
          {say.why}
        </h3>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {row.nothingFound}
        </p>
        <p className="mt-0.5 text-xs text-muted">
          {say.saidBy(row.nothingFoundBy, row.nothingFoundAt ? formatDay(row.nothingFoundAt.slice(0, 10)) : '')}
        </p>
        {isReadOnly ? null : (
          <Button
            size="sm"
            className="mt-2"
            busy={isBusy}
            onClick={() => {
              setIsBusy(true);
              void sayNothingFound(row.id, '').finally(() => setIsBusy(false));
            }}
          >
            {say.takeBack}
          </Button>
        )}
      </section>
    );
  }
  return (
    <section aria-labelledby="nothing-found">
      <h3 id="nothing-found" className="text-sm font-medium">
        {say.say}
      </h3>
      <p className="mt-0.5 text-sm text-muted">{say.sayText}</p>
      <Form form={form} className="mt-3 flex flex-col items-start gap-2">
        <Field label={say.why} error={form.errorOf('why')} className="w-full">
          <LimitedTextarea {...form.text('why')} most={MAX_REASON} rows={2} />
        </Field>
        <Button type="submit" size="sm" busy={form.isBusy} busyText={say.saving}>
          {say.sayIt}
        </Button>
      </Form>
    </section>
  );
}
