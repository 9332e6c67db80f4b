import type { Field, FieldSide, Fields } from '#domain/fields/kinds.ts';
import { SCORE_VALUES } from '#domain/fields/score5.ts';
import { inSentence } from '#domain/fields/wording.ts';
import type { Option } from '#domain/reference/option.ts';

/** The value of a field in a row; null if it is missing. Instants are ISO texts, topics are codes. */
export type Value = string | number | boolean | string[] | null;

/** How values are compared and worded: a `choice` is one of its options, `choices` are a set of them, a `reference` is a topic's code. */
export type QueryKind = 'line' | 'long-text' | 'number' | 'choice' | 'choices' | 'flag' | 'date' | 'reference';

/** A field that can be queried. */
export interface QueryField {
  /** The label in the field's form, unique within its noun, ignoring case. */
  label: string;
  kind: QueryKind;
  /** The options of a choice or a set; none for other kinds. */
  options?: readonly Option[];
  /** The scale of a number, both ends included; unlimited if omitted. */
  min?: number;
  max?: number;
  /** A count that is empty if there is nothing to count, so that people ask for what is without it. */
  isCount?: true;
  /** A set whose options are the names of the assessment’s activities. */
  ofActivities?: true;
  /** A choice whose options are clear by themselves: 'actual' instead of 'actual or potential is actual'. */
  saidAlone?: true;
  /**
   * The wording of a value if 'field is value' does not read well: for equal and for not equal. Each contains `{value}` once, or `{text}`
   * for a long text.
   */
  saidLike?: readonly [string, string];
  /** The wording of a flag if its label does not read well: for true and for false. */
  saidAs?: readonly [string, string];
  /** Applies only to impacts, or only to risks and opportunities. */
  side?: FieldSide;
  /**
   * About the work on a row, not about the contents of the assessment: available where the work is known, in the register and through the
   * API.
   */
  ofWork?: true;
  /** A line that names a person of the company. */
  ofPeople?: true;
  /** Has a value only if two years are compared. */
  ofComparison?: true;
}

/** The two words for a flag: for true and for false. */
export const flagWords = ({ label, saidAs }: QueryField): readonly [string, string] =>
  saidAs ?? [inSentence(label), `not ${inSentence(label)}`];

/** A field and how its value is read from a row. */
export interface ReadField<Row> extends QueryField {
  read(row: Row): Value;
}
export type ReadFields<Row> = Readonly<Record<string, ReadField<Row>>>;

/** The properties that all fields on a scale from 1 to 25 share. */
export const SCALE_25 = { kind: 'number', min: 1, max: 25 } as const;
/** The properties of all counts that are empty instead of 0. */
export const COUNT = { kind: 'number', min: 1, isCount: true } as const;
export const SCALE_5 = { kind: 'number', min: SCORE_VALUES[0], max: SCORE_VALUES[4] } as const;

/**
 * Turns the fields of a field table into query fields, so that a new one needs no line here. References to other rows are left out: a
 * noun adds what can be queried about those.
 * @param statedIn how the value of a field is read from a row; called once per field, not for each of thousands of rows
 */
export function tableFields<Row>(
  fields: Fields,
  statedIn: (name: string) => (row: Row) => unknown,
  except: readonly string[] = [],
): ReadFields<Row> {
  const read = Object.entries(fields)
    .filter(([name, field]) => !REFERENCES.includes(field.kind) && !except.includes(name))
    .map(([name, field]): [string, ReadField<Row>] => {
      const stated = statedIn(name);
      return [
        name,
        { ...toQueryField(field), ...(field.side && { side: field.side }), read: (row) => toValue(stated(row)) },
      ];
    });
  return Object.fromEntries(read);
}

const REFERENCES: readonly Field['kind'][] = ['reference', 'optional-reference'];

function toQueryField(field: Field): QueryField {
  const { label } = field;
  switch (field.kind) {
    case 'whole':
    case 'optional-whole':
      return { label, kind: 'number', min: field.min, max: field.max };
    case 'score5':
    case 'optional-score5':
      return { label, ...SCALE_5 };
    case 'choice':
    case 'one-of':
    case 'optional-one-of':
      return { label, kind: 'choice', options: field.options };
    case 'choices':
      return { label, kind: 'choices', options: field.options };
    case 'day':
      return { label, kind: 'date' };
    case 'optional-reference':
      return { label, kind: 'reference' };
    default:
      return { label, kind: field.kind };
  }
}

function toValue(stated: unknown): Value {
  if (typeof stated === 'number' || typeof stated === 'boolean') return stated;
  if (Array.isArray(stated)) return stated.length === 0 ? null : stated.map(String);
  return typeof stated === 'string' && stated.trim() !== '' ? stated : null;
}
