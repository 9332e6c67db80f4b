import { useQuery } from '@tanstack/react-query';
import { ListFilter, X } from 'lucide-react';
import { HISTORY_ACTS, type HistoryAct } from '#domain/history/acts.ts';
import { HISTORY_NOUNS, type HistoryNoun } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { LACKING_COUNTED } from '#domain/limits.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { type ActivityFilter, isFiltered, isReversed } from './activity-filter.ts';
import { choicesQuery } from './choices-query.ts';
import { actNames, nounNames, activityMessages as say } from './messages.ts';

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

const acts = [{ value: '', label: say.anyAct }, ...HISTORY_ACTS.map((value) => ({ value, label: actNames[value] }))];

/** Filters by person, noun, kind of act, topic and time, behind one button; what is set is next to it. And only for missing reasons. */
export function FilterBar({ assessmentId, filter, onChange, onClear }: FilterBarProps) {
  const { data } = useQuery(choicesQuery(assessmentId));
  const people = withUnknown(
    data?.people.map(({ userId, name, hasLeft }) => ({ value: userId, label: hasLeft ? say.left(name) : name })),
    { value: filter.person, label: say.unknownPerson },
  );
  const topics = withUnknown(
    data?.topics.map(({ id, name, isGone }) => ({ value: id, label: isGone ? say.gone(name) : name })),
    { value: filter.topic, label: say.unknownTopic },
  );
  const labelIn = (choices: readonly Choice[], value: string) => choices.find((one) => one.value === value)?.label;
  const set = [
    ['person', say.person, filter.person && labelIn(people, filter.person)],
    ['noun', say.noun, filter.noun && nounNames[filter.noun]],
    ['did', say.did, filter.did && actNames[filter.did]],
    ['topic', say.topic, filter.topic && labelIn(topics, filter.topic)],
    ['from', say.from, filter.from && formatDay(filter.from)],
    ['to', say.to, filter.to && formatDay(filter.to)],
  ] as const;
  return (
    <search aria-label={say.filters} className="flex flex-wrap items-center gap-2 print:hidden">
      <Popover
        title={say.filters}
        className="flex flex-col gap-3"
        trigger={
          <Button size="sm">
            <ListFilter aria-hidden="true" />
            {say.filter}
          </Button>
        }
      >
        <FilterFields people={people} topics={topics} filter={filter} onChange={onChange} />
      </Popover>
      {set.map(([part, label, value]) =>
        value ? (
          <Button key={part} size="sm" aria-label={say.without(label, value)} onClick={() => onChange({ [part]: '' })}>
            <span className="min-w-0 truncate">
              {label}: {value}
            </span>
            <X aria-hidden="true" />
          </Button>
        ) : null,
      )}
      {filter.isLacking || (data && data.lacking > 0) ? (
        <Checkbox
          checked={filter.isLacking}
          onChange={(event) => onChange({ isLacking: event.target.checked })}
          label={say.onlyLacking}
          hint={data && say.lacking(data.lacking, LACKING_COUNTED)}
        />
      ) : null}
      {isFiltered(filter) ? (
        <Button variant="ghost" size="sm" onClick={onClear}>
          {say.clear}
        </Button>
      ) : null}
    </search>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** The choices, and the value in the address if it is none of them. */
function withUnknown(known: readonly Choice[] | undefined, chosen: Choice): readonly Choice[] {
  if (!known) return [];
  return chosen.value === '' || known.some(({ value }) => value === chosen.value) ? known : [...known, chosen];
}

interface FilterFieldsProps extends Pick<FilterBarProps, 'filter' | 'onChange'> {
  people: readonly Choice[];
  topics: readonly Choice[];
}

function FilterFields({ people, topics, filter, onChange }: FilterFieldsProps) {
  return (
    <>
      <Field label={say.person}>
        <Select
          value={filter.person}
          options={[{ value: '', label: say.everybody }, ...people]}
          onChange={(event) => onChange({ person: event.target.value })}
        />
      </Field>
      <Field label={say.noun}>
        <Select
          value={filter.noun}
          options={nouns}
          onChange={(event) => onChange({ noun: event.target.value as HistoryNoun | '' })}
        />
      </Field>
      <Field label={say.did}>
        <Select
          value={filter.did}
          options={acts}
          onChange={(event) => onChange({ did: event.target.value as HistoryAct | '' })}
        />
      </Field>
      <Field label={say.topic}>
        <Select
          value={filter.topic}
          options={[{ value: '', label: say.allTopics }, ...topics]}
          onChange={(event) => onChange({ topic: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={say.from}>
          <Input
            type="date"
            value={filter.from}
            max={filter.to || undefined}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        </Field>
        <Field label={say.to} error={isReversed(filter) ? say.reversed : undefined}>
          <Input
            type="date"
            value={filter.to}
            min={filter.from || undefined}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </Field>
      </div>
    </>
  );
}
