import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { ImportedRows } from './cell.ts';
import type { PlacedProblem } from './problems.ts';
import type { ImportTarget } from './targets.ts';

/** Where each column goes, by position; null for a column that is not read. */
export type Matching = readonly (ImportTarget | null)[];

/** How a table is to be read. */
export interface ImportAsked {
  rows: ImportedRows;
  /** The row with the headings, from 0. */
  headerRow: number;
  matching: Matching;
  /** The kind and topic of new entries whose rows do not say. */
  kind: ComponentKind | null;
  topicId: TopicId | null;
  /** The topics that words of the table mean which name none of the assessment, by `plain` of them. */
  topicWords: ReadonlyMap<string, TopicId>;
  /** The version of the standards whose codes the table uses, where that is known. */
  follows?: EsrsVersion | null | undefined;
  /** What an empty cell does with what an entry says there. */
  empty: 'keeps' | 'clears';
  /** Topic and kind are taken from the row above where they are empty, as in merged cells. */
  fillsDown: boolean;
  /** Whether a row is taken without the cells that cannot be read, where it can be. */
  leavesOut: boolean;
}

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
export type PlannedRow<Row extends Component> = { row: number } & RowFate<Row>;
