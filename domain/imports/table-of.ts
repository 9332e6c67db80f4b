import { registerTable } from './register-table.ts';
import { type StakeholderPlace, stakeholderTable } from './stakeholder-table.ts';
import type { Table, TableKind } from './tables.ts';
import type { ImportTarget } from './targets.ts';
import { type TopicPlace, topicTable } from './topic-table.ts';

/** A place that a column of any table can go to. */
export type Place = ImportTarget | StakeholderPlace | TopicPlace;

/** The description of each kind of table. */
export const tableOf: Readonly<Record<TableKind, Table<Place>>> = {
  register: registerTable,
  stakeholders: stakeholderTable,
  topics: topicTable,
};

/** Whether a stored word still names a place of a kind of table. */
export const isPlaceOf = (kind: TableKind, word: string): word is Place =>
  tableOf[kind].places.some(({ id }) => id === word);
