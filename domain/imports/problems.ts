/** Why a cell cannot say what it says, or a row not become an entry; the sentences are the browser's. */
export type ImportProblem =
  | { code: 'no-score' | 'off-scale' | 'is-date' | 'no-tick' | 'no-kind' | 'keeps-kind'; said: string }
  | { code: 'no-topic'; said: string /** Topics under the standard that it names. */; under: readonly string[] }
  | { code: 'topic-set-aside'; said: string }
  | { code: 'unknown-option'; said: string; options: readonly string[] }
  /** A field that is not asked of the entry's kind. */
  | { code: 'other-kind'; said: string }
  | { code: 'too-long' | 'no-room'; most: number }
  /** Another row of the sheet, by its number there, is the same entry. */
  | { code: 'twice'; row: number }
  | {
      code:
        | 'not-storable'
        | 'title-required'
        | 'topic-required'
        | 'kind-required'
        | 'reason-required'
        | 'several-called';
    };

/** A problem with the place that it is said of: a column from 0, or null for the whole row. */
export type PlacedProblem = ImportProblem & { column: number | null };
