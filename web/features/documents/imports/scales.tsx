import { useId, useState } from 'react';
import type { Reading } from '#domain/imports/kept-matching.ts';
import {
  formKey,
  hasSteps,
  isComplete,
  isOurs,
  type OurScale,
  ROUNDINGS,
  type ScaleReading,
  type ScoreForm,
} from '#domain/imports/score-form.ts';
import type { ScaleGroup } from '#domain/imports/sheets/scale-groups.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { type Bound, Bounds, placed, stepsOfBounds } from './bounds.tsx';
import { importMessages } from './messages.ts';

const say = importMessages.scoreScales;

interface ScalesProps {
  groups: readonly ScaleGroup[];
  reading: Reading;
  onChange: (change: Partial<Reading>) => void;
}

/** How the scales of a table become ours, each settled once for all its columns. */
export function Scales({ groups, reading, onChange }: ScalesProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-t pt-4">
      <div>
        <h3 id={title} className="text-sm font-medium">
          {say.title}
        </h3>
        <p className="text-xs text-muted">{say.text}</p>
      </div>
      {groups.map((group) => (
        <Scale
          key={group.key}
          group={group}
          onForm={(form) => {
            const forms = new Map(reading.forms);
            for (const { at } of group.columns) forms.set(at, form);
            onChange({ forms });
          }}
          onReading={(settled) => onChange({ scales: new Map(reading.scales).set(group.key, settled) })}
        />
      ))}
    </section>
  );
}

interface ScaleProps {
  group: ScaleGroup;
  onForm: (form: ScoreForm) => void;
  onReading: (reading: ScaleReading) => void;
}

/** A scale; one that is ours is folded into a line, since there is nothing to decide. */
function Scale(props: ScaleProps) {
  const { form, scale, columns, reading, isAsked } = props.group;
  if (isAsked || reading || !isOurs(form, scale)) return <ScaleForm {...props} />;
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm wrap-anywhere">
        {say.asTheyStand(scale.min, scale.max, say.of(columns.map(({ heading }) => heading)))}
      </summary>
      <div className="mt-3">
        <ScaleForm {...props} />
      </div>
    </details>
  );
}

function ScaleForm({ group, onForm, onReading }: ScaleProps) {
  const { form, scale, reading, proposal, isAsked, words } = group;
  const shown = reading ?? proposal;
  // Bounds that are not complete decide nothing, so they are only kept here.
  const [draft, setDraft] = useState<{ form: string; bounds: Bound[] } | null>(null);
  const bounds = draft?.form === formKey(form, scale) ? draft.bounds : shown.steps;
  const mayUse = isComplete(form, scale, { steps: stepsOfBounds(bounds) ?? [] });
  const use = useId();
  const set = (change: Partial<ScaleReading>) => onReading({ ...shown, ...change });
  const forms = formsLike(group);
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-md border p-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm font-medium wrap-anywhere">
          {say.of(group.columns.map(({ heading }) => heading))}
        </p>
        {isAsked ? null : <Badge tone="success">{say.settled}</Badge>}
        <p className="basis-full text-xs text-muted">
          {[
            say.found[group.by],
            group.highest > 0 ? say.highest(group.highest) : '',
            group.isUnsure && !reading ? say.isUnsure : '',
          ]
            .filter((sentence) => sentence !== '')
            .join(' ')}
        </p>
      </div>
      <Field label={say.which}>
        <Select
          value={formKey(form, scale)}
          options={forms.map((each) => ({ value: formKey(each, scale), label: nameOf(each) }))}
          onChange={({ target: { value } }) => {
            const chosen = forms.find((each) => formKey(each, scale) === value);
            if (chosen) onForm(chosen);
          }}
        />
      </Field>
      {hasSteps(form) ? (
        <Steps form={form} scale={scale} steps={shown.steps} onSteps={(steps) => set({ steps })} />
      ) : null}
      {form.is !== 'levels' && !hasSteps(form) ? (
        <Bounds
          key={formKey(form, scale)}
          form={form}
          scale={scale}
          bounds={bounds}
          onBounds={(next) => {
            setDraft({ form: formKey(form, scale), bounds: next });
            const steps = stepsOfBounds(next);
            if (steps) set({ steps });
          }}
        />
      ) : null}
      {words.size > 0 ? (
        <Words words={words} scale={scale} meant={shown.words} onMeant={(meant) => set({ words: meant })} />
      ) : null}
      {group.hasDecimals ? (
        <Field label={say.rounding}>
          <Select
            value={shown.rounding ?? ''}
            placeholder={say.rejectDecimals}
            clearable
            options={ROUNDINGS.map((rounding) => ({ value: rounding, label: say.roundings[rounding] }))}
            onChange={({ target: { value } }) => set({ rounding: ROUNDINGS.find((each) => each === value) ?? null })}
          />
        </Field>
      ) : null}
      {isAsked ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="sm"
            variant="primary"
            aria-disabled={!mayUse || undefined}
            aria-describedby={mayUse ? undefined : use}
            onClick={() => {
              if (mayUse) onReading(shown);
            }}
          >
            {say.use}
          </Button>
          {mayUse ? null : (
            <p id={use} className="text-xs text-muted">
              {say.boundsMissing}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** The forms that a group can be read as, the found one first. */
function formsLike({ form, scale, highest }: ScaleGroup): ScoreForm[] {
  const steps = (low: number, high: number, isOpposite = false): ScoreForm => ({ is: 'steps', low, high, isOpposite });
  const likely: ScoreForm[] = [
    form,
    ...(form.is === 'steps' || form.is === 'shares' ? [{ ...form, isOpposite: !form.isOpposite }] : []),
    ...[3, 4, 5, 6, 7, 10, 100]
      .filter((high) => high >= highest)
      .flatMap((high) => [steps(1, high), steps(1, high, true)]),
    ...[4, 5].filter((high) => high >= highest).map((high) => steps(0, high)),
    { is: 'shares', isOpposite: false },
    { is: 'money' },
    { is: 'levels' },
  ];
  return [...new Map(likely.map((each) => [formKey(each, scale), each])).values()];
}

function nameOf(form: ScoreForm): string {
  const name = form.is === 'steps' ? say.steps(form.low, form.high) : say[form.is];
  return (form.is === 'steps' || form.is === 'shares') && form.isOpposite ? say.opposite(name) : name;
}

const stepsOf = ({ min, max }: OurScale) =>
  Array.from({ length: max - min + 1 }, (_, at) => ({ value: String(min + at), label: formatNumber(min + at) }));

interface StepsProps {
  form: ScoreForm;
  scale: OurScale;
  steps: readonly number[];
  onSteps: (steps: number[]) => void;
}

/** Our step for each step of the file. */
function Steps({ form, scale, steps, onSteps }: StepsProps) {
  const low = form.is === 'steps' ? form.low : 0;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {placed(steps, low).map(({ step, at, number }) => (
        <Field key={number} label={say.becomes(formatNumber(number))}>
          <Select
            value={String(step)}
            options={stepsOf(scale)}
            onChange={({ target: { value } }) => onSteps(steps.with(at, Number(value)))}
          />
        </Field>
      ))}
    </div>
  );
}

interface WordsProps {
  words: ReadonlyMap<string, string>;
  scale: OurScale;
  meant: ScaleReading['words'];
  onMeant: (meant: ScaleReading['words']) => void;
}

const OPEN = 'open';

/** Our step for each word of the file. */
function Words({ words, scale, meant, onMeant }: WordsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {[...words].slice(0, MOST_WORDS).map(([word, said]) => {
        const step = meant.get(word);
        return (
          <Field key={word} label={say.word(said)}>
            <Select
              value={step === null ? OPEN : step === undefined ? '' : String(step)}
              placeholder={importMessages.refuseRow}
              clearable
              options={[...stepsOf(scale), { value: OPEN, label: say.leaveOpen }]}
              onChange={({ target: { value } }) => {
                const next = new Map(meant);
                if (value === '') next.delete(word);
                else next.set(word, value === OPEN ? null : Number(value));
                onMeant(next);
              }}
            />
          </Field>
        );
      })}
    </div>
  );
}

/** More different words than this are not steps of a scale. */
const MOST_WORDS = 30;
