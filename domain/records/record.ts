/** What can belong to a single record. */
export type CarriedPart =
  /** Its changes appear in the history of the assessment. */
  | 'history'
  | 'comments'
  | 'evidence'
  /** An auditor can mark it as looked at. */
  | 'audit-mark'
  /** Somebody can be responsible for it. */
  | 'owner'
  /** A second person can review it. */
  | 'review';

/** What happens to all records of a kind together. */
export type Process =
  /** It is entered in an assessment: its table belongs to the contents of an assessment. */
  | 'contents'
  /** It is copied into next year's assessment. */
  | 'copy'
  /** It counts towards the limit of text in an assessment. */
  | 'text-limit'
  /** A change to it can be undone with a new change. */
  | 'undo'
  /** The person who changed it last is frozen with the result. */
  | 'freeze'
  /** It is included when two states of an assessment are compared. */
  | 'compare'
  /** It can be read as it was at an earlier time, from the history alone. */
  | 'as-of'
  /** Its rows are compared with what the history says about them. */
  | 'seal'
  /** It can be queried. */
  | 'query'
  /** It can be read from a table whose columns may have any names. */
  | 'import-table'
  /** The assistant can cite it. */
  | 'cite';

export type Trait = CarriedPart | Process;

/** A kind of record: everything that is the same for all its records, without its fields (see `contents/`). */
export interface RecordKind {
  /** The name by which the API, the history and comments refer to it. */
  readonly noun: string;
  /** The table's name in SQL; absent if it has no rows of its own, because it exists together with its assessment. */
  readonly table?: string;
  /** What its rows belong to: what they reference in SQL, and what they are deleted with. */
  readonly below: 'company' | 'assessment' | 'topic' | 'component';
  /** The columns that form its name. */
  readonly named?: readonly string[];
  /** Its name in the history: 'Measure'. */
  readonly label?: string;
  /** Its name within a sentence: 'a question of the questionnaire'. */
  readonly inSentence?: string;
  /** The columns by which a frozen result identifies it, if it is not identified by its id. */
  readonly frozenBy?: readonly string[];
  /** The plural, used after a number. */
  readonly many?: string;
  /** Its name if an assessment has exactly one of it, under the assessment's id. */
  readonly only?: string;
  readonly carries: readonly CarriedPart[];
  readonly goesAlong: readonly Process[];
  /** How many there may be: each limit has the name by which exceeding it is refused; the first one counts the rows of the table. */
  readonly most?: Readonly<Record<string, number>>;
  /** The noun that endpoints say they change, and the server's answers that must then be requested again. */
  readonly told?: { readonly as: string; readonly makesStale: readonly string[] };
  /** Its sheet in our own workbook. */
  readonly sheet?: string;
  /** What the refusal of an import calls it. */
  readonly importedAs?: string;
  /** Its name in an address that leads to a record within its section. */
  readonly part?: string;
}

/** The traits of a kind, as types. */
export type TraitsOf<R extends RecordKind> = R['carries'][number] | R['goesAlong'][number];

/** What a kind must declare because of its traits. */
type NeededParts<R extends RecordKind> = Needs<R, 'history', 'table' | 'label'> &
  Needs<R, 'comments', 'inSentence'> &
  Needs<R, 'contents' | 'copy' | 'text-limit' | 'undo' | 'freeze' | 'as-of' | 'seal', 'table'> &
  Needs<R, 'import-table', 'sheet'>;
type Needs<R extends RecordKind, T extends Trait, Key extends keyof RecordKind> =
  Extract<TraitsOf<R>, T> extends never ? unknown : Required<Pick<RecordKind, Key>>;

/** Declares a kind of record. If it lacks something that its traits require, it does not compile. */
export const record = <const R extends RecordKind>(kind: R & NeededParts<R>): R => kind;
