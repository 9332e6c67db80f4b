import type { OurScale, ScoreForm } from '#domain/imports/score-form.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { importMessages } from './messages.ts';

const say = importMessages.scoreScales;

/** The items of a list, each with the number that it stands for. */
export const placed = <Item,>(items: readonly Item[], first: number) =>
  items.map((step, at) => ({ step, at, number: first + at }));

interface BoundsProps {
  form: ScoreForm;
  scale: OurScale;
  bounds: readonly Bound[];
  onBounds: (bounds: Bound[]) => void;
}

/** Where a step begins; undefined as long as nobody has said so. */
export type Bound = number | undefined;

/** The bounds if all are given. */
export const stepsOfBounds = (bounds: readonly Bound[]): number[] | null => {
  const given = bounds.filter((bound) => bound !== undefined);
  return given.length === bounds.length ? given : null;
};

/** Where each of our steps above the lowest begins. */
export function Bounds({ form, scale, bounds, onBounds }: BoundsProps) {
  const times = form.is === 'shares' ? 100 : 1;
  const count = scale.max - scale.min;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {placed(Array.from({ length: count }), scale.min + 1).map(({ at, number }) => (
        <Field
          key={number}
          label={say.from(number)}
          hint={form.is === 'shares' ? say.percent : form.is === 'money' ? say.amount : ''}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            defaultValue={bounds[at] === undefined ? '' : String(Math.round((bounds[at] ?? 0) * times * 1000) / 1000)}
            onBlur={({ target: { value } }) => {
              const number = Number(value.trim().replace(',', '.'));
              if (value.trim() === '' || Number.isNaN(number)) return;
              onBounds(Array.from({ length: count }, (_, each) => (each === at ? number / times : bounds[each])));
            }}
          />
        </Field>
      ))}
    </div>
  );
}
