import { type ComponentProps, useState } from 'react';
import type { Chip, ChipEntry, QueryChange } from '#domain/query/chips/chip.ts';
import type { Query } from '#domain/query/query.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { askMessages as say } from './messages.ts';
import { type EntryFault, readEntry, textsOf } from './read-entry.ts';

interface ChipEntryFormProps {
  query: Query;
  slot: Chip['slot'];
  entry: ChipEntry;
  onEnter: (change: QueryChange) => void;
}

/** The form for what is typed into a chip instead of chosen: a text, a range, an amount, thresholds. */
export function ChipEntryForm({ query, slot, entry, onEnter }: ChipEntryFormProps) {
  const [texts, setTexts] = useState(() => textsOf(entry));
  const [fault, setFault] = useState<EntryFault | null>(null);
  const [first, second] = fieldsOf(entry);
  const type = (at: 0 | 1, text: string) => {
    setTexts(([from, to]) => (at === 0 ? [text, to] : [from, text]));
    setFault(null);
  };
  const errorAt = (at: 0 | 1) => (fault?.at === at ? sayFault(entry, fault) : null);
  return (
    <form
      noValidate
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // The form is inside a dialog or chat, whose own forms must not be submitted with it.
        event.stopPropagation();
        const read = readEntry(query, slot, entry, texts);
        if (read.ok) onEnter(read.change);
        else setFault(read);
      }}
    >
      <Field label={first.label} error={errorAt(0)} className="flex-1 self-start">
        <Input {...first.props} value={texts[0]} onChange={(event) => type(0, event.target.value)} />
      </Field>
      {second ? (
        <Field label={second.label} error={errorAt(1)} className="flex-1 self-start">
          <Input {...second.props} value={texts[1]} onChange={(event) => type(1, event.target.value)} />
        </Field>
      ) : null}
      {/* Level with the fields, even when one of them shows an error below it. */}
      <Button type="submit" className="mt-6 self-start">
        {say.apply}
      </Button>
    </form>
  );
}

function sayFault(entry: ChipEntry, { reason }: EntryFault): string {
  if (reason === 'upside-down') return say.upsideDown;
  if (entry.kind === 'days') return say.notADay;
  if (entry.kind !== 'numbers') return say.notOnScale;
  const { min, max, isCount } = entry;
  if (isCount) return say.notCounted;
  return min === null || max === null ? say.notOnScale : say.notBetween(min, max);
}

interface TypedField {
  label: string;
  props: ComponentProps<'input'>;
}

const MAX_TEXT = 300;
const decimal = { inputMode: 'decimal' } as const;

function fieldsOf(entry: ChipEntry): readonly [TypedField, TypedField?] {
  switch (entry.kind) {
    case 'text':
      return [{ label: say.containing, props: { maxLength: MAX_TEXT } }];
    case 'amount':
      return [{ label: say.amount, props: { inputMode: 'numeric' } }];
    case 'days':
      return [
        { label: say.from, props: { type: 'date' } },
        { label: say.to, props: { type: 'date' } },
      ];
    case 'thresholds':
      return [
        { label: say.impactThreshold, props: decimal },
        { label: say.financialThreshold, props: decimal },
      ];
    case 'numbers': {
      const { min, max } = entry;
      const placeholder = (value: number | null) => (value === null ? {} : { placeholder: String(value) });
      return [
        { label: say.from, props: { ...decimal, ...placeholder(min) } },
        { label: say.to, props: { ...decimal, ...placeholder(max) } },
      ];
    }
  }
}
