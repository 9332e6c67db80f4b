import { componentFields } from '#domain/components/fields.ts';
import { SCORE_MISSING } from '#domain/components/given-values.ts';
import type { ScoreOf } from '#domain/components/open-scores.ts';
import { OPEN_FIELDS, SCORE_FIELDS, SCORE_FIELDS_OF } from '#domain/components/score-fields.ts';
import { columnName } from '#domain/fields/column-name.ts';
import { type Columns, type HistoryWords, text } from './contents.ts';

export const componentContents: HistoryWords = {
  changeOf: 'a component',
  fields: {
    ...componentFields,
    severityOpen: { ...componentFields.severityOpen, label: 'Severity or magnitude' },
    likelihoodOpen: { ...componentFields.likelihoodOpen, label: 'Likelihood' },
  },
  title: (row) => text(row.title),
  given: (columns) => withoutDefaults(withoutOtherSide(columns)),
  word: (field, value) => {
    if (isFlag(field) && typeof value === 'boolean') return value ? SCORE_MISSING : 'Given';
    return value === null && isSlider(field) ? SCORE_MISSING : undefined;
  },
};

/** Of a whole row, the fields of its kind. */
function withoutOtherSide(columns: Columns): Columns {
  const { kind } = columns;
  if (typeof kind !== 'string') return columns;
  const side = kind === 'impact' ? 'impact' : 'financial';
  const others = SCORE_FIELDS.filter((name) => componentFields[name].side !== side).map(columnName);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !others.includes(name)));
}

/** A default that nobody has confirmed is no value. The flag is left out if the score itself says it. */
function withoutDefaults(columns: Columns): Columns {
  const next: Record<string, unknown> = { ...columns };
  for (const score of ['severity', 'likelihood'] as const) {
    const flag = columnName(OPEN_FIELDS[score]);
    const sliders = slidersOf(score).filter((name) => name in columns);
    if (columns[flag] === true) for (const name of sliders) next[name] = null;
    if (sliders.length > 0) delete next[flag];
  }
  return next;
}

const isSlider = (field: string) =>
  SCORE_FIELDS.some((name) => name === field && componentFields[name].kind === 'score5');
const slidersOf = (score: ScoreOf) => SCORE_FIELDS_OF[score].filter(isSlider).map(columnName);
const isFlag = (field: string) => Object.values(OPEN_FIELDS).some((name) => name === field);
