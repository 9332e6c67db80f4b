import type { EvidencePiece } from '#domain/evidence/evidence.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { QueriedChange } from './change.ts';
import type { QueryField, ReadFields, Value } from './field.ts';
import type { Work } from './of-work.ts';
import type { Year } from './year.ts';

/** All data that a query can use. */
export interface QueryData {
  current: AssessmentData;
  /** The assessment of the previous financial year; null if there is none. */
  earlier: AssessmentData | null;
  /** Those of the current assessment, newest first; not needed for queries about other nouns. */
  changes: readonly QueriedChange[];
  /** The evidence that the current assessment uses; not needed for queries about other nouns. */
  evidence?: readonly EvidencePiece[];
  /** The work on the current assessment; without it, fields about work are empty. */
  work?: Work;
  /** `disclosureRequirements`, passed in because the list is long; not needed for queries about other nouns. */
  requirements: Readonly<Partial<Record<EsrsVersion, readonly DisclosureRequirement[]>>>;
}

/** The data that rows are read from: the year asked for, the year it is compared with, and data that belongs to neither. */
export interface QueryYears {
  year: Year;
  /** Null if nothing is compared, or there is no earlier year. */
  before: Year | null;
  data: QueryData;
}

/** What a row of any noun has. */
export interface NounRow {
  /** Unique among the rows of its noun in one year. */
  id: string;
  /** What a person recognizes it by. */
  label: string;
  /** Its address in the application. */
  path: string;
  /** It, or its topic, was set aside: included only by a condition on `relevant`. */
  isSetAside: boolean;
  value(field: string): Value;
}

/** A noun: its fields, and its rows in their default order. */
export interface Noun {
  /** The plural in sentences. */
  plural: string;
  fields: Readonly<Record<string, QueryField>>;
  /** Shown for each row, whatever is asked. */
  columns: readonly string[];
  /** The default order of rows; null for a special order, such as that of the law. */
  order: { field: string; order: 'highest' | 'lowest' } | null;
  /** Whether rows of two years can be matched. */
  isComparable: boolean;
  /** Whether the earlier year can be queried. */
  hasEarlier: boolean;
  rows(asked: QueryYears): NounRow[];
}

interface NounParts<Row> extends Omit<Noun, 'fields' | 'rows'> {
  fields: ReadFields<Row>;
  rows(asked: QueryYears): readonly Row[];
  /** Names a row. */
  nameOf(row: Row): Omit<NounRow, 'value' | 'isSetAside'> & { isSetAside?: boolean };
}

/** Creates a noun from its fields and rows. */
export function noun<Row>({ nameOf, rows, ...parts }: NounParts<Row>): Noun {
  return {
    ...parts,
    rows: (asked) =>
      rows(asked).map((row) => ({
        isSetAside: false,
        ...nameOf(row),
        value: (field) => parts.fields[field]?.read(row) ?? null,
      })),
  };
}
