import { kindsWith, type NounsWith, nounsWith, tablesWith, wordsOf } from '#domain/records/kinds.ts';

/** The contents of an assessment's history. Chats are private to their person and never included. */
export const HISTORY_NOUNS = nounsWith('history');
export type HistoryNoun = NounsWith<'history'>;

/** The name of each kind of record. */
export const nounNames = wordsOf('history', 'label');

const told = kindsWith('history');
const tablesBelow = (what: (typeof told)[number]['below']): readonly string[] =>
  told.filter(({ below }) => below === what).map(({ table }) => table);

/** The tables in an assessment's history, as named in SQL. */
export const TOLD_TABLES: readonly string[] = tablesWith('history');

/** The tables whose rows are on a component, and under its topic. */
export const AT_COMPONENT_TABLES = tablesBelow('component');

const tables = Object.fromEntries(told.map(({ noun, table }) => [noun, table]));

/** The table that contains a noun's rows. */
export const tableOf = (noun: HistoryNoun): string => tables[noun] ?? noun;

/** The noun of a table's rows in the history; null if the history does not include them. */
export const nounOf = (table: string): HistoryNoun | null => told.find((kind) => kind.table === table)?.noun ?? null;

const ASSESSMENTS = tableOf('assessment');

/** The tables of the company itself, which belong to no assessment and are included with each. */
export const COMPANY_TABLES = tablesBelow('company').filter((table) => table !== ASSESSMENTS);

/** The company's members. */
export const TEAM_TABLE = tableOf('member');

/** The topics of assessments; only those that a company has added are included. */
export const TOPICS_TABLE = tableOf('topic');
