import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { ImportedRows } from './cell.ts';
import type { PlacedProblem } from './problems.ts';
import type { ScoreColumn } from './read-scored.ts';
import type { ImportTarget } from './targets.ts';

/** Where each column goes, by position; null for a column that is not read. */
export type Matching = readonly (ImportTarget | null)[];

/** How a table is to be read. */
export interface ImportAsked {
  rows: ImportedRows;
  /** The row with the headings, counted from 0. */
  headerRow: number;
  matching: Matching;
  /** The kind and topic of new entries whose rows do not state them. */
  kind: ComponentKind | null;
  topicId: TopicId | null;
  /** The topics that the person has chosen for words in the table that do not name a topic of the assessment, by their `plain` form. */
  topicWords: ReadonlyMap<string, TopicId>;
  /** The version of the standards whose codes the table uses, if it is known. */
  follows?: EsrsVersion | null | undefined;
  /** Whether an empty cell keeps or clears the value of an entry. */
  empty: 'keeps' | 'clears';
  /** Empty cells for topic and kind take the value of the row above, as in merged cells. */
  fillsDown: boolean;
  /** What the financial side of a row is that has scores of both sides; null if nobody has said so. */
  financialKind: 'risk' | 'opportunity' | null;
  /** The polarity of new impacts whose rows say neither that they are positive nor negative; null to leave it open. */
  polarity: ImpactPolarity | null;
  /** Whether each line of a cell with titles is an entry of its own. */
  splitsLines: boolean;
  /** Whether a title that is missing is made from the first words of the description. */
  makesTitles: boolean;
  /** How columns of scores are read that are on another scale than ours, by position; every other score is read as it stands. */
  scores: ReadonlyMap<number, ScoreColumn>;
  /** Whether a row is imported without the cells that cannot be read, if that is possible. */
  leavesOut: boolean;
}

/** How tables are read in which each row is one entry, with a title of its own and scores on our scales. */
export const ONE_ENTRY_A_ROW = {
  financialKind: null,
  polarity: null,
  splitsLines: false,
  makesTitles: false,
  scores: new Map<number, ScoreColumn>(),
} as const;

/** The contents of the assessment. */
export interface Present<Row extends Component> {
  components: readonly Row[];
  topics: readonly Topic[];
  /** The ids of topics that are not set aside. */
  relevant: ReadonlySet<string>;
}

/** Cells that cannot be read and are left out on request. */
interface LeftOut {
  leftOut: readonly PlacedProblem[];
}

/** What happens to a row. */
export type RowFate<Row extends Component> =
  | ({ becomes: 'added'; next: Component } & LeftOut)
  | ({ becomes: 'changed'; before: Row; next: Component } & LeftOut)
  | { becomes: 'same'; before: Row }
  | { becomes: 'refused'; title: string; problems: readonly PlacedProblem[] };

/** The same with the row's number, as in spreadsheets. */
export type PlannedRow<Row extends Component> = {
  row: number;
  /** Which of the entries of its row it is, from 1, if there are several. */
  part?: number;
} & RowFate<Row>;
