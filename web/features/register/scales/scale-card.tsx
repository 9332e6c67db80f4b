import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Score5 } from '#domain/fields/score5.ts';
import { found } from '#domain/found.ts';
import { bandsOf } from '#domain/scales/bands.ts';
import {
  FROM_FIELDS,
  hasMoney,
  MAX_STEP_WORDS,
  type ScaleWording,
  STEP_FIELDS,
  type WordedScaleId,
} from '#domain/scales/fields.ts';
import { settleScaleWording, validateScaleWording } from '#domain/scales/validation.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx';
import { Form, type FormState, sayProblems, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { Card, CardFooter } from '#web/ui/layout/card.tsx';
import { scalesMessages as say, scaleProblems } from './messages.ts';
import { sayMoney } from './step-words.ts';
import type { Wordings } from './use-wordings.ts';

interface ScaleCardProps {
  id: WordedScaleId;
  name: string;
  /** The product's own words for its five steps. */
  ours: readonly string[];
  wordings: Wordings;
  /** How many scores use each step, step 1 first. */
  resting: readonly number[];
}

/** One scale: its five steps with the company's words next to ours, and their amounts of money. */
export function ScaleCard({ id, name, ours, wordings, resting }: ScaleCardProps) {
  const { rows, rowOf, inputOf, save } = wordings;
  const input = inputOf(id);
  const isChanged = id in rows.drafts;
  const mayWord = useMay('scales.word');
  const heading = useRef<HTMLElement>(null);
  const form = useForm<ScaleWording>({
    value: input.wording,
    onChange: (wording) => rows.change(id, { ...input, wording }),
    check: (wording) => sayProblems(validateScaleWording(wording), scaleProblems),
    send: async () => {
      const isSaved = await save(id);
      // The buttons disappear with the unsaved input, and the card collapses.
      if (isSaved) heading.current?.focus();
      return isSaved;
    },
  });
  const saved = rowOf(id);
  const worded = STEP_FIELDS.filter((name) => (saved?.[name] ?? '') !== '').length;
  const touched = STEP_FIELDS.filter(
    (name, at) => input.wording[name].trim() !== (saved?.[name] ?? '') && (resting[at] ?? 0) > 0,
  );
  return (
    <Card>
      <details className="group" open={isChanged || undefined}>
        <summary
          ref={heading}
          className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden"
        >
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 -rotate-90 text-muted transition-transform group-open:rotate-0 motion-reduce:transition-none"
          />
          <h3 className="min-w-0 flex-1 basis-40 text-sm font-medium">{name}</h3>
          {isChanged ? <Badge tone="warning">{say.unsaved}</Badge> : null}
          <span className="text-xs text-muted">
            {[worded === 0 ? say.ours : say.own(worded), saved && bandsOf(saved) ? say.withAmounts : '']
              .filter((part) => part !== '')
              .join(', ')}
          </span>
        </summary>
        <Form form={form} aria-label={name} className="border-t">
          <fieldset disabled={!mayWord} aria-label={name} className="flex min-w-0 flex-col gap-4 px-4 py-4 sm:px-5">
            <MeanwhileNote className="empty:hidden" news={rows.newsOf(id)} place={{ scale: name }} />
            {STEP_FIELDS.map((field, at) => (
              <StepField key={field} form={form} field={field} value={(at + 1) as Score5} ours={ours[at] ?? ''} />
            ))}
            {hasMoney(id) ? <Amounts form={form} /> : null}
          </fieldset>
          {isChanged ? (
            <>
              <div className="flex max-w-xl flex-col gap-3 px-4 pb-4 sm:px-5">
                <ul role="status" className="flex flex-col gap-1 text-sm empty:hidden">
                  {touched.map((field) => {
                    const at = STEP_FIELDS.indexOf(field);
                    return <li key={field}>{say.rests(at + 1, found(resting[at], 'a count'))}</li>;
                  })}
                </ul>
                <WhyField
                  kind="wording"
                  hint={say.whyHint}
                  value={input.reason}
                  onChange={(reason) => rows.change(id, { ...input, reason })}
                />
              </div>
              <CardFooter>
                <Button
                  type="submit"
                  variant="primary"
                  aria-label={say.saveOf(name)}
                  busy={form.isBusy}
                  busyText={say.saving}
                >
                  {say.save}
                </Button>
                <Button
                  variant="ghost"
                  disabled={form.isBusy}
                  onClick={() => {
                    form.forget();
                    rows.drop(id);
                    heading.current?.focus();
                  }}
                >
                  {say.discard}
                </Button>
              </CardFooter>
            </>
          ) : null}
        </Form>
      </details>
    </Card>
  );
}

interface StepFieldProps {
  form: FormState<ScaleWording>;
  field: (typeof STEP_FIELDS)[number];
  value: Score5;
  ours: string;
}

/** A step with the company's words; ours are below, and apply if there are none. */
function StepField({ form, field, value, ours }: StepFieldProps) {
  const id = useId();
  const isOwn = form.value[field].trim() !== '';
  const change = (words: string) => {
    form.set({ [field]: words });
    document.getElementById(id)?.focus();
  };
  return (
    <div className="min-w-0">
      <Field id={id} label={say.step(value)} error={form.errorOf(field)}>
        <LimitedInput {...form.text(field)} dir="auto" most={MAX_STEP_WORDS} placeholder={ours} autoComplete="off" />
      </Field>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-muted">
        <span>{say.ourWords(ours)}</span>
        {isOwn ? (
          <Button
            variant="link"
            size="sm"
            className="font-normal"
            aria-label={say.resetOf(value)}
            onClick={() => change('')}
          >
            {say.reset}
          </Button>
        ) : (
          <Button
            variant="link"
            size="sm"
            className="font-normal"
            aria-label={say.startFromOursOf(value)}
            onClick={() => change(ours)}
          >
            {say.startFromOurs}
          </Button>
        )}
      </p>
    </div>
  );
}

/** The amount of money at which each step starts. */
function Amounts({ form }: { form: FormState<ScaleWording> }) {
  const problems = validateScaleWording(form.value);
  const isRight = [...FROM_FIELDS, 'currency' as const].every((name) => problems[name] === undefined);
  const bands = isRight ? bandsOf(settleScaleWording(form.value)) : null;
  return (
    <FieldGroup label={say.amounts} hint={say.amountsHint}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Field label={say.currency} error={form.errorOf('currency')}>
          <Input {...form.text('currency')} className="uppercase" autoComplete="off" spellCheck={false} />
        </Field>
        {FROM_FIELDS.map((field, at) => (
          <Field key={field} label={say.from(at + 2)} error={form.errorOf(field)}>
            <Input {...form.text(field)} className="figures" inputMode="numeric" autoComplete="off" />
          </Field>
        ))}
      </div>
      {bands ? (
        <div className="text-xs text-muted">
          <p>{say.amountsMean}</p>
          <ol className="figures list-decimal pl-5">
            {bands.map((band) => (
              <li key={band.from ?? 0}>{sayMoney(band)}</li>
            ))}
          </ol>
        </div>
      ) : null}
    </FieldGroup>
  );
}
