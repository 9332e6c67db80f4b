import type { TopicId } from '#domain/ids.ts';
import type { Answer } from '#domain/questionnaire/fields.ts';
import type { SheetName } from '#domain/records/kinds.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import type { TopicScore, TopicSelection } from '#domain/topics/fields.ts';
import type { ImportedRows } from '../cell.ts';
import type { PlacedProblem } from '../problems.ts';
import type { ScoreColumn } from '../read-scored.ts';

/** A field that is to change, in words; `from` is null for a new value. */
export interface FieldChange {
  label: string;
  from: string | null;
  to: string;
}

/** What happens to a row, by its number in the sheet; `item` is what is saved for it. */
export type PlannedItem<Item> = { row: number; title: string } & (
  | {
      becomes: 'added' | 'changed';
      changes: readonly FieldChange[];
      item: Item;
      /** Cells that cannot be read, and are left out as the person chose. */
      leftOut: readonly PlacedProblem[];
    }
  | { becomes: 'same' }
  | { becomes: 'refused'; problems: readonly PlacedProblem[] }
);

/** A row as it should become, with the version that the person saw; null for a new row. */
export type SeenRow<Row> = Row & { seenVersion: number | null };

/** What is saved for a topic's row: one of the company's own topics, added or changed, and whether it is relevant. */
export interface TopicItem {
  added?: { id: TopicId; place: string; name: string; description: string };
  changed?: {
    id: TopicId;
    name: string;
    description: string;
    seen: { name: string; description: string };
  };
  selection?: SeenRow<TopicSelection>;
}

/** What is saved for the rows of each sheet; an answer may need the option that opens its free text. */
export interface ItemsOf {
  topics: TopicItem;
  scores: SeenRow<TopicScore>;
  stakeholders: SeenRow<Stakeholder>;
  answers: readonly SeenRow<Answer>[];
}

/** The sheets of our own workbook that are read, except the register. */
export type OtherSheet = Exclude<SheetName, 'register'>;

/** A sheet of our own workbook. */
export interface OwnSheet<Kind extends string = OtherSheet | 'register'> {
  kind: Kind;
  /** Its position among the sheets of the file. */
  at: number;
  rows: ImportedRows;
  /** The row with the headings, counted from 0. */
  headerRow: number;
  /** The number of each row in the file, from 1, if the rows are not those of the file. */
  rowNumbers?: readonly number[];
  /** Columns of scores that are on another scale than ours, by position. */
  scored?: ReadonlyMap<number, ScoreColumn> | undefined;
}

/** How the rows of a workbook are read. */
export interface HowToRead {
  /** Whether an empty cell keeps or clears the current value. */
  empty: 'keeps' | 'clears';
  /** Whether a row is imported without the cells that cannot be read, if that is possible. */
  leavesOut: boolean;
  /** Sheets that are not imported; the sheet of topics still says which topic each code in the file means. */
  left?: readonly (OtherSheet | 'register')[];
  /** The version of the standards whose codes the file uses; null if they are those of neither. */
  follows?: EsrsVersion | null | undefined;
  /** The topics that the person has chosen for words in the file that do not name a topic of the assessment, by their `plain` form. */
  topicWords?: ReadonlyMap<string, TopicId>;
}
