import type { FileFacts } from '#reports/facts.ts';
import { aboutTable, thresholdsTable } from './about.ts';
import { decisionsTable } from './decisions.ts';
import { historyTable } from './history.ts';
import { measuresTable, netScoresTable } from './measures.ts';
import { answersTable, stakeholdersTable, valueChainTable } from './people-and-chain.ts';
import { readFacts } from './reading.ts';
import { registerTable } from './register.ts';
import { scalesTable } from './scales.ts';
import type { Table } from './table.ts';
import { resultTable, scoresTable, topicsTable } from './topics.ts';

const makers = [
  registerTable,
  topicsTable,
  scoresTable,
  stakeholdersTable,
  answersTable,
  measuresTable,
  netScoresTable,
  valueChainTable,
  thresholdsTable,
  scalesTable,
  resultTable,
  decisionsTable,
  historyTable,
  aboutTable,
] as const;

/** Everything of an assessment as tables, in the order of the workbook's sheets. */
export function makeTables(facts: FileFacts): Table[] {
  const reading = readFacts(facts);
  return makers.filter((make) => make !== valueChainTable || facts.data.activities).map((make) => make(reading));
}
