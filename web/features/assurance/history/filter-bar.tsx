import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { HISTORY_NOUNS, type HistoryNoun } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { LACKING_COUNTED } from '#domain/limits.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { type ActivityFilter, isFiltered, isReversed } from './activity-filter.ts';
import { choicesQuery } from './choices-query.ts';
import { nounNames, activityMessages as say } from './messages.ts';

interface FilterBarProps {
  assessmentId: AssessmentId;
  filter: ActivityFilter;
  onChange: (change: Partial<ActivityFilter>) => void;
  onClear: () => void;
}

const nouns = [
  { value: '', label: say.everything },
  ...HISTORY_NOUNS.map((value) => ({ value, label: nounNames[value] })),
];

/** Filters by person, noun, topic and time, and for missing reasons. */
export function FilterBar({ assessmentId, filter, onChange, onClear }: FilterBarProps) {
  const { data } = useQuery(choicesQuery(assessmentId));
  const people = (data?.people ?? []).map(({ userId, name, hasLeft }) => ({
    value: userId,
    label: hasLeft ? say.left(name) : name,
  }));
  const topics = (data?.topics ?? []).map(({ id, name, isGone }) => ({
    value: id,
    label: isGone ? say.gone(name) : name,
  }));
  const isUnknown = (value: string, known: readonly { value: string }[]) =>
    data !== undefined && value !== '' && known.every((one) => one.value !== value);
  return (
    <search aria-label={say.filters} className="flex flex-wrap items-start gap-x-4 gap-y-3 print:hidden">
      <Field label={say.person} className="w-full sm:w-40">
        <Select
          value={filter.person}
          options={[
            { value: '', label: say.everybody },
            ...people,
            ...(isUnknown(filter.person, people) ? [{ value: filter.person, label: say.unknownPerson }] : []),
          ]}
          onChange={(event) => onChange({ person: event.target.value })}
        />
      </Field>
      <Field label={say.noun} className="w-full sm:w-48">
        <Select
          value={filter.noun}
          options={nouns}
          onChange={(event) => onChange({ noun: event.target.value as HistoryNoun | '' })}
        />
      </Field>
      <Field label={say.topic} className="w-full sm:w-56">
        <Select
          value={filter.topic}
          options={[
            { value: '', label: say.allTopics },
            ...topics,
            ...(isUnknown(filter.topic, topics) ? [{ value: filter.topic, label: say.unknownTopic }] : []),
          ]}
          onChange={(event) => onChange({ topic: event.target.value })}
        />
      </Field>
      <div className="flex w-full gap-x-4 sm:w-auto">
        <Field label={say.from} className="min-w-0 flex-1 sm:w-36 sm:flex-none">
          <Input
            type="date"
            value={filter.from}
            max={filter.to || undefined}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        </Field>
        <Field
          label={say.to}
          error={isReversed(filter) ? say.reversed : undefined}
          className="min-w-0 flex-1 sm:w-36 sm:flex-none"
        >
          <Input
            type="date"
            value={filter.to}
            min={filter.from || undefined}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </Field>
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 self-end">
        <Checkbox
          checked={filter.isLacking}
          onChange={(event) => onChange({ isLacking: event.target.checked })}
          label={say.onlyLacking}
          hint={data && say.lacking(data.lacking, LACKING_COUNTED)}
        />
        {isFiltered(filter) ? (
          <Button variant="ghost" size="sm" onClick={onClear}>
            <X aria-hidden="true" />
            {say.clear}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
