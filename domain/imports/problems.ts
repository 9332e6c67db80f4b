/** Why a cell is invalid, or a row cannot become an entry; the browser has the sentences. */
export type ImportProblem =
  | { code: 'no-score' | 'off-scale'; said: string /** The ends of the scale. */; min: number; max: number }
  /** A number in percent or money, which is no step of the scale. */
  | { code: 'in-unit'; said: string; min: number; max: number }
  /** A formula with an error, or one whose result is not in the file. */
  | { code: 'cell-error'; said: string }
  | { code: 'no-result' }
  /** A score whose scale nobody has settled, or a value between two steps. */
  | { code: 'scale-asked' | 'decimal-asked'; said: string }
  | { code: 'is-date' | 'no-tick' | 'no-kind' | 'keeps-kind'; said: string }
  /** For topics: a text of the standards, a fixed code, an invalid place, or a name that another topic has. */
  | { code: 'of-the-standards' | 'keeps-code' | 'no-place' | 'name-taken'; said: string }
  | { code: 'no-topic'; said: string /** Topics under the standard that it names. */; under: readonly string[] }
  /** A name that several topics have, with their codes. */
  | { code: 'topic-several'; said: string; under: readonly string[] }
  /** Its code is that of `named`, but its name is another topic's. */
  | { code: 'topic-differs'; said: string; named: string }
  /** A topic of the other version of the standards, with the codes of its successors here: none, several, or one of another name. */
  | { code: 'topic-ended' | 'topic-split' | 'topic-renamed'; said: string; under: readonly string[] }
  /** A topic of the other version that has been merged with others here (`named`), so that the file cannot decide on it alone. */
  | { code: 'topic-joined'; said: string; named: string }
  | { code: 'topic-set-aside'; said: string }
  | { code: 'unknown-option'; said: string; options: readonly string[] }
  /** A field that entries of this kind do not have. */
  | { code: 'other-kind'; said: string }
  | { code: 'too-long' | 'no-room'; most: number }
  /** Another row of the sheet, given by its number, is about the same entry. */
  | { code: 'twice'; row: number }
  | {
      code:
        | 'not-storable'
        | 'title-required'
        | 'topic-required'
        | 'kind-required'
        | 'reason-required'
        | 'several-called'
        /** Scores of both sides, and nobody has said what the financial side is. */
        | 'both-sides'
        /** A new topic of the company's own without a name, screening scores of which one is missing, or an empty stakeholder row. */
        | 'name-required'
        | 'score-required'
        | 'group-required'
        | 'no-data'
        | 'no-question';
    };

/** A problem with its place: a column from 0, or null for the whole row. */
export type PlacedProblem = ImportProblem & { column: number | null };
