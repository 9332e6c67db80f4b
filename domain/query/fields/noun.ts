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
  /** The assessment of the financial year before; null where there is none. */
  earlier: AssessmentData | null;
  /** Of the current one, newest first; a query of other nouns does without. */
  changes: readonly QueriedChange[];
  /** What the current one uses; a query of other nouns does without. */
  evidence?: readonly EvidencePiece[];
  /** Of the current one; fields of work say nothing without it. */
  work?: Work;
  /** `disclosureRequirements`, handed in because the list is long; a query of other nouns does without. */
  requirements: Readonly<Partial<Record<EsrsVersion, readonly DisclosureRequirement[]>>>;
}

/** The data that rows are read from: the year asked for, the year it is compared with, and data that belongs to neither. */
export interface QueryYears {
  year: Year;
  /** Null where nothing is compared, or there is no earlier year. */
  before: Year | null;
  data: QueryData;
}

/** What a row of any noun has. */
export interface NounRow {
  /** Unique among the rows of its noun in one year. */
  id: string;
  /** What a person recognises it by. */
  label: string;
  /** Where in the application it stands. */
  path: string;
  /** It, or the topic it stands under, was set aside: asked for only by a condition on `relevant`. */
  isSetAside: boolean;
  value(field: string): Value;
}

/** A noun: its fields, and its rows in their default order. */
export interface Noun {
  /** What a sentence calls several of them. */
  plural: string;
  fields: Readonly<Record<string, QueryField>>;
  /** Shown of each row, whatever is asked. */
  columns: readonly string[];
  /** What rows are sorted by where nothing is said; null for an order of its own, such as that of the law. */
  order: { field: string; order: 'highest' | 'lowest' } | null;
  /** Whether rows of two years can be matched. */
  isComparable: boolean;
  /** Whether the earlier year can be asked. */
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
