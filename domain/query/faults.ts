/** The place of something in a query: keys and list positions, outermost first. */
export type Path = readonly (string | number)[];

/** What can be wrong at one place of a query. */
export type QueryFault =
  /** Of the wrong type: a number instead of a text, a missing or an unknown key. */
  | 'invalid'
  | 'unknown-noun'
  /** The noun has no such field, or groups cannot be sorted by it. */
  | 'unknown-field'
  /** The comparison does not fit: a text has no minimum, a number contains nothing. */
  | 'wrong-comparison'
  /** A text instead of a number, a word instead of a flag, not a date. */
  | 'wrong-value'
  | 'unknown-option'
  /** Outside the field's scale. */
  | 'out-of-scale'
  /** The lower bound is above the upper one. */
  | 'upside-down'
  /** A long text is different in each row. */
  | 'not-groupable'
  /** Only numbers can be measured. */
  | 'not-measurable'
  /** The field has a value only if two years are compared. */
  | 'needs-comparison'
  /** The noun's rows have no counterpart in another year, or the earlier year would be compared with itself. */
  | 'not-comparable'
  | 'no-earlier-year';

export interface QueryProblem {
  path: Path;
  reason: QueryFault;
}

/** Creates a collector for faults. */
export function faultsIn() {
  const problems: QueryProblem[] = [];
  const fault = (path: Path, reason: QueryFault): void => {
    problems.push({ path, reason });
  };
  return { problems, fault };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
