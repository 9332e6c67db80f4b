/** What can belong to a single record. */
export type CarriedPart =
  /** Changes appear in the history of the assessment. */
  | 'history'
  | 'comments'
  | 'evidence'
  /** An auditor can mark it as looked at. */
  | 'audit-mark'
  /** Somebody looks after it. */
  | 'owner'
  /** A second person reviews it. */
  | 'review';

/** What happens to all records of a kind together. */
export type Process =
  /** Entered in an assessment: its table is part of what an assessment holds. */
  | 'contents'
  /** Copied into next year's assessment. */
  | 'copy'
  /** Counts towards the limit of text in an assessment. */
  | 'text-limit'
  /** A change can be undone with a new change. */
  | 'undo'
  /** Who changed it last is frozen with the result. */
  | 'freeze'
  /** Two states of an assessment are compared in it. */
  | 'compare'
  /** Read as it was at an earlier time, from the history alone. */
  | 'as-of'
  /** Its rows are held against what the history says of them. */
  | 'seal'
  /** Can be asked for in a query. */
  | 'query'
  /** Read from a table with columns of any names. */
  | 'import-table'
  /** The assistant cites it. */
  | 'cite';

export type Trait = CarriedPart | Process;

/** A kind of record: everything that is the same for all its records, without its fields (see `contents/`). */
export interface RecordKind {
  /** By which the API, the history and comments name it. */
  readonly noun: string;
  /** As SQL names it; left out where no rows are kept of it, because it is there with its assessment. */
  readonly table?: string;
  /** What its rows are below: what they reference in SQL, and what they are deleted with. */
  readonly below: 'company' | 'assessment' | 'topic' | 'component';
  /** The columns that its name is made of. */
  readonly named?: readonly string[];
  /** What it is in the history: 'Measure'. */
  readonly label?: string;
  /** What it is within a sentence: 'a question of the questionnaire'. */
  readonly inSentence?: string;
  /** The columns by which a frozen result names one, where not by its id. */
  readonly frozenBy?: readonly string[];
  /** Several of it, after their number. */
  readonly many?: string;
  /** What it is called, where an assessment has one of it, under its own id. */
  readonly only?: string;
  readonly carries: readonly CarriedPart[];
  readonly goesAlong: readonly Process[];
  /** How many there may be, each limit under the name by which it is refused; the first one counts rows of the table. */
  readonly most?: Readonly<Record<string, number>>;
  /** What endpoints say they change, and which answers of the server are then to be asked for again. */
  readonly told?: { readonly as: string; readonly makesStale: readonly string[] };
  /** Its sheet in our own workbook. */
  readonly sheet?: string;
  /** What a refused import calls it. */
  readonly importedAs?: string;
  /** What an address calls it that leads to one within its section. */
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
