import { useMemo } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { headingsOf } from '#domain/imports/guess-matching.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { type TableAsked, wholeStandards } from '#domain/imports/sheets/foreign-table.ts';
import {
  choiceQuestion,
  type HorizonQuestion,
  horizonQuestions,
  impactsWithoutPolarity,
  rowsWithBothSides,
  scaleAsMagnitude,
  severalInCells,
} from '#domain/imports/sheets/layout-asked.ts';
import { impactPolarities } from '#domain/reference/options.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { importMessages as say } from './messages.ts';

interface LayoutQuestionsProps {
  /** The table as its rows were last planned. */
  table: TableAsked;
  /** What has been settled by now: rows are planned again afterwards, but a choice is shown at once. */
  reading: Reading;
  topics: readonly Topic[];
  onChange: (change: Partial<Reading>) => void;
}

const financialKinds = (['risk', 'opportunity'] as const).map((kind) => ({
  value: kind,
  label: say.financialKinds[kind],
}));

/** What the form of a table leaves open: each question only where the table raises it. */
export function LayoutQuestions({ table, reading, topics, onChange }: LayoutQuestionsProps) {
  const both = useMemo(() => rowsWithBothSides(table), [table]);
  const unsigned = useMemo(() => impactsWithoutPolarity(table), [table]);
  const standards = useMemo(() => wholeStandards(table, topics), [table, topics]);
  const hasSeveral = useMemo(() => severalInCells(table), [table]);
  const horizons = useMemo(() => horizonQuestions(table), [table]);
  const choice = useMemo(() => choiceQuestion(table), [table]);
  const scaled = useMemo(() => scaleAsMagnitude(table), [table]);
  const describes = reading.matching.indexOf('description');
  const asksTitles = reading.holds === 'register' && !hasTitles(reading) && describes >= 0;
  const isSettled = both === 0 && unsigned === 0 && standards === 0 && horizons.length === 0 && choice === null;
  if (isSettled && !asksTitles && !hasSeveral && scaled === null) return null;
  return (
    <div className="flex flex-col gap-4">
      {both > 0 ? (
        <Field label={say.bothSides(both)} hint={say.bothSidesHint}>
          <Select
            value={reading.financialKind ?? ''}
            placeholder={say.askRow}
            clearable
            options={financialKinds}
            onChange={({ target: { value } }) =>
              onChange({ financialKind: value === 'risk' || value === 'opportunity' ? value : null })
            }
          />
        </Field>
      ) : null}
      {horizons.map((asked) => (
        <WhichHorizon key={asked.heading} asked={asked} table={table} reading={reading} onChange={onChange} />
      ))}
      {choice ? (
        <Checkbox
          label={say.setsAside(choice.heading)}
          hint={say.setsAsideHint}
          checked={reading.matching[choice.column] === 'isRelevant'}
          onChange={({ target: { checked } }) =>
            onChange({ matching: reading.matching.with(choice.column, checked ? 'isRelevant' : null) })
          }
        />
      ) : null}
      {scaled ? <p className="text-sm text-muted">{say.scaleAsMagnitude(scaled.heading, scaled.rows)}</p> : null}
      {unsigned > 0 ? (
        <Field label={say.noPolarity(unsigned)} hint={say.noPolarityHint}>
          <Select
            value={reading.polarity ?? ''}
            placeholder={say.leavePolarity}
            clearable
            options={impactPolarities.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target: { value } }) =>
              onChange({ polarity: impactPolarities.find(({ id }) => id === value)?.id ?? null })
            }
          />
        </Field>
      ) : null}
      {hasSeveral ? (
        <Checkbox
          label={say.splitsLines}
          hint={say.splitsLinesHint}
          checked={reading.splitsLines}
          onChange={({ target: { checked } }) => onChange({ splitsLines: checked })}
        />
      ) : null}
      {asksTitles ? (
        <Checkbox
          label={say.makesTitles(headingsOf(table.rows, table.headerRow)[describes] ?? '')}
          hint={say.makesTitlesHint}
          checked={reading.makesTitles}
          onChange={({ target: { checked } }) => onChange({ makesTitles: checked })}
        />
      ) : null}
      {standards > 0 ? (
        <Checkbox
          label={say.coversStandards(standards)}
          hint={say.coversStandardsHint}
          checked={reading.coversStandards}
          onChange={({ target: { checked } }) => onChange({ coversStandards: checked })}
        />
      ) : null}
    </div>
  );
}

/** Which of the scores for several horizons is the entry's own. */
function WhichHorizon({
  asked: { heading, place, columns, highest },
  table: { rows, headerRow },
  reading,
  onChange,
}: { asked: HorizonQuestion } & Pick<LayoutQuestionsProps, 'table' | 'reading' | 'onChange'>) {
  const chosen = [...columns, highest].find((at) => reading.matching[at] === place);
  const headings = headingsOf(rows, headerRow);
  const options = [highest, ...columns].map((at) => ({
    value: String(at),
    label: at === highest ? say.worstOfRow : (headings[at] ?? ''),
  }));
  return (
    <Field label={say.whichHorizon(heading)} hint={say.whichHorizonHint}>
      <Select
        value={chosen === undefined ? '' : String(chosen)}
        placeholder={say.notRead}
        clearable
        options={options}
        onChange={({ target: { value } }) => {
          const read = value === '' ? null : Number(value);
          const all = [highest, ...columns];
          onChange({
            matching: headings.map((_, at) =>
              at === read ? place : all.includes(at) ? null : (reading.matching[at] ?? null),
            ),
          });
        }}
      />
    </Field>
  );
}

const hasTitles = ({ matching }: Reading): boolean => matching.some((place) => place === 'title' || place === 'id');
