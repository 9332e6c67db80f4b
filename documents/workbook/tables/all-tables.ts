import type { FileFacts } from '#documents/facts.ts';
import { aboutTable, thresholdsTable } from './about.ts';
import { decisionsTable } from './decisions.ts';
import { disclosureChoicesTable } from './disclosure-choices.ts';
import { evidenceTable } from './evidence.ts';
import { historyTable } from './history.ts';
import { horizonScoresTable } from './horizons.ts';
import { linksTable } from './links.ts';
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
  horizonScoresTable,
  linksTable,
  evidenceTable,
  valueChainTable,
  thresholdsTable,
  scalesTable,
  resultTable,
  decisionsTable,
  disclosureChoicesTable,
  historyTable,
  aboutTable,
] as const;

/**
 * All contents of an assessment as tables, in the order of the workbook's sheets; tables for data that a frozen result does not contain
 * are left out.
 */
export function makeTables(facts: FileFacts): Table[] {
  const reading = readFacts(facts);
  const left = new Set<(typeof makers)[number]>([
    ...(facts.data.activities ? [] : [valueChainTable]),
    ...(facts.evidence ? [] : [evidenceTable]),
    // Most companies score an entry for its own time horizon alone.
    ...(facts.data.horizonScores?.length ? [] : [horizonScoresTable]),
  ]);
  return makers.filter((make) => !left.has(make)).map((make) => make(reading));
}
