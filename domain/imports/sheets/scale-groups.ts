import { SCORE_VALUES } from '#domain/fields/score5.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import type { ImportedCell } from '../cell.ts';
import { type FoundForm, findForms, proposedSteps, proposedWords, scoreValues } from '../find-forms.ts';
import { headingsOf } from '../guess-matching.ts';
import { isOwnRegister } from '../own-register.ts';
import { actualitySaid } from '../read-change.ts';
import type { ScoreColumn } from '../read-scored.ts';
import { formKey, isComplete, isOurs, type OurScale, type ScaleReading, type ScoreForm } from '../score-form.ts';
import { isScore } from '../targets.ts';
import type { TableAsked } from './foreign-table.ts';

const OF_ENTRIES: OurScale = { min: Math.min(...SCORE_VALUES), max: Math.max(...SCORE_VALUES) };
const { min, max } = topicScoreFields.impactScore;
const OF_TOPICS: OurScale = { min, max };

/** The scale of the scores that go to a place; null for a place without scores. */
function scaleOf(place: string | null): OurScale | null {
  if (place === 'impactScore' || place === 'financialScore') return OF_TOPICS;
  return isScore(place) ? OF_ENTRIES : null;
}

/** Columns of scores that are on one scale, so that it is settled once for all of them. */
export interface ScaleGroup {
  key: string;
  form: ScoreForm;
  scale: OurScale;
  columns: readonly { at: number; heading: string }[];
  by: FoundForm['by'];
  isUnsure: boolean;
  hasDecimals: boolean;
  /** The highest number in these columns. */
  highest: number;
  /** Texts that are no numbers, by their plain form, as first written. */
  words: ReadonlyMap<string, string>;
  reading: ScaleReading | undefined;
  /** What is proposed as long as nobody has settled anything. */
  proposal: ScaleReading;
  /** Whether somebody has to settle it before scores can be read. */
  isAsked: boolean;
}

interface Column extends FoundForm {
  at: number;
  heading: string;
  scale: OurScale;
  cells: ImportedCell[];
}

function columnsOf({ rows, headerRow, reading }: TableAsked): Column[] {
  const headings = headingsOf(rows, headerRow);
  if (isOwnRegister(headings)) return [];
  const columns = reading.matching.flatMap((place, at) => {
    const scale = scaleOf(place);
    if (scale === null) return [];
    const isLikelihood = place === 'likelihood' || place === 'impactLikelihood';
    const cells = rows.slice(headerRow + 1).map((row) => {
      const cell = row[at] ?? null;
      return isLikelihood && actualitySaid(cell) !== undefined ? null : cell;
    });
    return [{ at, heading: headings[at] ?? '', scale, cells }];
  });
  const found = findForms(columns);
  return columns.map((column, nth) => {
    const chosen = reading.forms.get(column.at);
    const guessed = found[nth] ?? { form: OURS, by: 'values' as const, isUnsure: false };
    return { ...column, ...(chosen ? { form: chosen, by: guessed.by, isUnsure: false } : guessed) };
  });
}

const OURS: ScoreForm = { is: 'steps', low: OF_ENTRIES.min, high: OF_ENTRIES.max, isOpposite: false };

/** The scales of a table, each with the columns that are on it. */
export function scaleGroups(asked: TableAsked): ScaleGroup[] {
  const byKey = Map.groupBy(columnsOf(asked), ({ form, scale }) => formKey(form, scale));
  return [...byKey].flatMap(([key, columns]): ScaleGroup[] => {
    const [first] = columns;
    if (!first) return [];
    const { form, scale } = first;
    const values = scoreValues(columns.flatMap(({ cells }) => cells));
    const reading = asked.reading.scales.get(key);
    const isUnsure = columns.some((column) => column.isUnsure);
    const hasDecimals = form.is === 'steps' && values.numbers.some((number) => !Number.isInteger(number));
    const isSettled = isOurs(form, scale) && !isUnsure && !hasDecimals && values.words.size === 0;
    return [
      {
        key,
        form,
        scale,
        columns: columns.map(({ at, heading }) => ({ at, heading })),
        by: first.by,
        isUnsure,
        hasDecimals,
        highest: Math.max(0, ...values.numbers),
        words: values.words,
        reading,
        proposal: { steps: proposedSteps(form, scale), words: proposedWords(values.words, scale), rounding: null },
        isAsked: reading ? !isComplete(form, scale, reading) : !isSettled,
      },
    ];
  });
}

/** How each column of scores is read, by its place; empty for a register of ours, whose scores are on our scales. */
export function scoreColumns(asked: TableAsked): ReadonlyMap<number, ScoreColumn> {
  return new Map(
    columnsOf(asked).map(({ at, form, isUnsure, scale }) => [
      at,
      { form, isUnsure, scale, reading: asked.reading.scales.get(formKey(form, scale)) },
    ]),
  );
}
