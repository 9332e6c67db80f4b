import { isOptionId } from '#domain/reference/option.ts';
import { isDay } from './day.ts';
import type { Field, Fields } from './kinds.ts';
import { isScore5 } from './score5.ts';
import type { ValuesOf } from './values.ts';

/** What can be wrong with a field of this kind: an invalid value, or a missing required one. */
type ProblemOf<F extends Field> =
  | (F extends { kind: 'line' | 'long-text' } ? 'too-long' : never)
  | (F extends { kind: 'score5' | 'optional-score5' | 'whole' | 'optional-whole' } ? 'score-out-of-range' : never)
  | (F extends { kind: 'day' } ? 'date-out-of-range' : never)
  | (F extends { options: unknown } ? 'unknown-option' : never)
  | (F extends { required: infer Code } ? Code : never);

/** At most one problem per field. */
export type ProblemsIn<F extends Fields> = { [Name in keyof F]?: ProblemOf<F[Name]> };

/** Problems with the fields of a row, each checked separately: at most one per field, none if all is well. */
export function validateFields<F extends Fields>(fields: F, row: ValuesOf<F>): ProblemsIn<F> {
  const problems: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const problem = problemOf(field, row[name as keyof F]);
    if (problem !== null) problems[name] = problem;
  }
  return problems as ProblemsIn<F>;
}

/** The value should be the field's own type, but can be anything: an old draft, a stranger's request. */
function problemOf(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'line':
    case 'long-text': {
      const text = String(value);
      if (field.required !== undefined && text.trim() === '') return field.required;
      return text.length > field.max ? 'too-long' : null;
    }
    case 'day':
      return value === '' || isDay(String(value)) ? null : 'date-out-of-range';
    case 'reference':
      return String(value).trim() === '' ? field.required : null;
    case 'score5':
      return isScore5(value) ? null : 'score-out-of-range';
    case 'optional-score5':
      return value === null || isScore5(value) ? null : 'score-out-of-range';
    case 'optional-whole':
      return value === null || isWithin(field, value) ? null : 'score-out-of-range';
    case 'whole':
      return isWithin(field, value) ? null : 'score-out-of-range';
    case 'choice':
      return (field.mayBeBlank && value === '') || isOption(field, value) ? null : 'unknown-option';
    case 'choices':
      return Array.isArray(value) && value.every((id) => isOption(field, id)) ? null : 'unknown-option';
    case 'one-of':
      return isOption(field, value) ? null : 'unknown-option';
    case 'optional-one-of':
      return value === null || isOption(field, value) ? null : 'unknown-option';
    case 'flag':
    case 'optional-reference':
      return null;
  }
}

function isOption(field: { options: Parameters<typeof isOptionId>[0] }, id: unknown): boolean {
  return typeof id === 'string' && isOptionId(field.options, id);
}

const isWithin = ({ min, max }: { min: number; max: number }, value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
