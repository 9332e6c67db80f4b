import type { Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import type { Place } from '#domain/imports/table-of.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { ITEM_TARGETS, TOPIC_PARTS } from '#domain/imports/targets.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { stakeholderGroups } from '#domain/reference/options.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { importMessages as say } from './messages.ts';

interface ReadingOptionsProps {
  reading: Reading;
  /** The heading of each column. */
  headings: readonly string[];
  /** The topics that are not set aside. */
  topics: readonly Topic[];
  onChange: (change: Partial<Reading>) => void;
}

const kinds = componentFields.kind.options.map(({ id, label }) => ({ value: id, label }));

/** Options for rows that do not say everything. */
export function ReadingOptions({ reading, headings, topics, onChange }: ReadingOptionsProps) {
  const { holds, matching } = reading;
  const has = (...places: Place[]) => places.some((place) => matching.includes(place));
  const isPlaced = has(...PLACED_BY[holds]);
  const describes = holds === 'register' ? matching.indexOf('description') : -1;
  // Titles are made where the person has agreed to it.
  const missing = reading.makesTitles && describes >= 0 ? null : whatIsMissing(holds, has);
  return (
    <div className="flex flex-col gap-4">
      {missing === null ? null : (
        <Alert
          tone="warning"
          action={
            describes < 0 ? null : (
              <Button size="sm" onClick={() => onChange({ matching: matching.with(describes, 'title') })}>
                {say.asTitle(headings[describes] ?? '')}
              </Button>
            )
          }
        >
          {missing}
        </Alert>
      )}
      {holds === 'topics' ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          {holds === 'register' ? (
            <>
              <Else
                label={has('kind') ? say.kindElse : say.kind}
                value={reading.kind}
                options={kinds}
                onChange={(kind) => onChange({ kind: kind as ComponentKind | null })}
              />
              <Else
                label={has(...TOPIC_PARTS) ? say.topicElse : say.topic}
                value={reading.topicId}
                options={topicOptions(topics)}
                onChange={(topicId) => onChange({ topicId: topicId as TopicId | null })}
              />
            </>
          ) : (
            <Else
              label={isPlaced ? say.groupElse : say.group}
              value={reading.group}
              options={groupOptions}
              onChange={(group) => onChange({ group })}
            />
          )}
        </div>
      )}
      <Checkbox
        label={say.clears}
        hint={say.clearsHint}
        checked={reading.empty === 'clears'}
        onChange={({ target: { checked } }) => onChange({ empty: checked ? 'clears' : 'keeps' })}
      />
      {isPlaced ? (
        <Checkbox
          label={say.fillsDown[holds]}
          hint={say.fillsDownHint}
          checked={reading.fillsDown}
          onChange={({ target: { checked } }) => onChange({ fillsDown: checked })}
        />
      ) : null}
    </div>
  );
}

/** The columns that say where a row belongs. */
const PLACED_BY: Readonly<Record<TableKind, readonly Place[]>> = {
  register: ['kind', ...TOPIC_PARTS],
  stakeholders: ['stakeholderGroup'],
  topics: TOPIC_PARTS,
};

/** The missing columns without which nothing can be imported, in a sentence; null if none is missing. */
function whatIsMissing(holds: TableKind, has: (...places: Place[]) => boolean): string | null {
  switch (holds) {
    case 'register':
      return has('title', ...ITEM_TARGETS.map(({ id }) => id)) ? null : say.noTitle;
    case 'stakeholders':
      return has('stakeholderNames', 'relevantTopicsViews', 'engagementOrganization', 'engagementOther')
        ? null
        : say.noNames;
    case 'topics':
      if (!has(...TOPIC_PARTS)) return say.noTopic;
      return has('isRelevant', 'impactScore', 'financialScore', 'justification') ? null : say.noTopicValue;
  }
}

interface ElseProps {
  label: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | null) => void;
}

/** The default for rows that do not say it, so that no row is refused. */
function Else({ label, value, options, onChange }: ElseProps) {
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        placeholder={say.refuseRow}
        clearable
        options={options}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  );
}

/** Stakeholder groups to choose from. */
export const groupOptions = stakeholderGroups.map(({ id, label }) => ({ value: id, label }));

/** Topics to choose from, by code and name. */
export const topicOptions = (topics: readonly Topic[]) =>
  topics.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
