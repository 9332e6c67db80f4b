/** The place of something in a query: keys and list positions, outermost first. */
export type Path = readonly (string | number)[];

/** What can be wrong at one place of a query. */
export type QueryFault =
  /** Not of the kind that is asked for: a number for a text, a missing or an unknown key. */
  | 'invalid'
  | 'unknown-noun'
  /** The noun has no such field, or groups cannot be sorted by it. */
  | 'unknown-field'
  /** A text has no least value, a number contains nothing. */
  | 'wrong-comparison'
  /** A text for a number, a word for a flag, no day. */
  | 'wrong-value'
  | 'unknown-option'
  /** Beyond the field's scale. */
  | 'out-of-scale'
  /** From more than to. */
  | 'upside-down'
  /** A long text says something else in each row. */
  | 'not-groupable'
  /** Only numbers are. */
  | 'not-measurable'
  /** The field only says something where two years are compared. */
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
