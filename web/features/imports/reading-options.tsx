import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { importMessages as say } from './messages.ts';

interface ReadingOptionsProps {
  reading: Reading;
  /** Those that are not set aside. */
  topics: readonly Topic[];
  onChange: (change: Partial<Reading>) => void;
}

const kinds = componentFields.kind.options.map(({ id, label }) => ({ value: id, label }));

/** What is done where a row does not say everything. */
export function ReadingOptions({ reading, topics, onChange }: ReadingOptionsProps) {
  const { matching } = reading;
  const [hasKind, hasTopic] = [matching.includes('kind'), matching.includes('topic') || matching.includes('topicName')];
  return (
    <div className="flex flex-col gap-4">
      {matching.includes('title') ? null : <Alert tone="warning">{say.noTitle}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={hasKind ? say.kindElse : say.kind}>
          <Select
            value={reading.kind ?? ''}
            placeholder={say.refuseRow}
            clearable
            options={kinds}
            onChange={({ target: { value } }) => onChange({ kind: (value || null) as ComponentKind | null })}
          />
        </Field>
        <Field label={hasTopic ? say.topicElse : say.topic}>
          <Select
            value={reading.topicId ?? ''}
            placeholder={say.refuseRow}
            clearable
            options={topicOptions(topics)}
            onChange={({ target: { value } }) => onChange({ topicId: (value || null) as TopicId | null })}
          />
        </Field>
      </div>
      <Checkbox
        label={say.clears}
        hint={say.clearsHint}
        checked={reading.empty === 'clears'}
        onChange={({ target: { checked } }) => onChange({ empty: checked ? 'clears' : 'keeps' })}
      />
      {hasKind || hasTopic ? (
        <Checkbox
          label={say.fillsDown}
          hint={say.fillsDownHint}
          checked={reading.fillsDown}
          onChange={({ target: { checked } }) => onChange({ fillsDown: checked })}
        />
      ) : null}
    </div>
  );
}

/** Topics to choose from, by code and name. */
export const topicOptions = (topics: readonly Topic[]) =>
  topics.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
