import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createAnalyst, type Desk } from '#analyst/analyst.ts';
import { countUses } from '#domain/evidence/evidence.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { stakeholderGroups } from '#domain/reference/options.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { toEvidencePieces } from '#sample/evidence-pieces.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { ensureAnalystIsTrained } from '../scripts/analyst-weights.ts';
import { askedCompany } from '../tests/analyst/asked-company.ts';
import { NO_WORK } from '../tests/analyst/no-work.ts';
import { applyEdits } from './asked-edits.ts';
import type { AskedQuestion, Names, Verdict } from './asked-judge.ts';

const folder = import.meta.dirname;

/** The analyst as the build has trained it. */
export async function trainedAnalyst() {
  await ensureAnalystIsTrained();
  return createAnalyst(String(brotliDecompressSync(await readFile(join(folder, '..', 'dist', 'analyst.weights')))));
}

async function readLines<Line>(name: string): Promise<Line[]> {
  const lines = (await readFile(join(folder, 'asked', `${name}.jsonl`), 'utf8')).trim();
  return lines.split('\n').map((line) => JSON.parse(line) as Line);
}

/** A set of questions, in the order of its file. */
export const readQuestions = (set: string) => readLines<AskedQuestion>(set);

/** The query that a person would press together for a question of a set; null, and why, where no query says it. */
export interface PressedQuery {
  id: string;
  query: unknown;
  because?: string;
}
export const readPressedQueries = (set: string) => readLines<PressedQuery>(`${set}-queries`);

/** Both years of the company that the sets ask about, with the edits made. */
export async function askedDesk(): Promise<{ desk: Desk; names: Names }> {
  const edits = JSON.parse(await readFile(join(folder, 'asked', 'edits.json'), 'utf8'));
  const current = toAssessmentData(askedCompany.currentYear, randomUUID);
  const changes: QueriedChange[] = applyEdits(current, edits);
  const evidence = toEvidencePieces(askedCompany.evidence, current);
  const data: QueryData = {
    // As the database reads it, so that 'without evidence' knows which entries have some.
    current: { ...current, evidence: countUses(evidence.flatMap(({ uses }) => uses)) },
    earlier: toAssessmentData(askedCompany.earlierYear, randomUUID),
    changes: [],
    requirements: disclosureRequirements,
  };
  const desk: Desk = {
    data: async () => data,
    ...NO_WORK,
    changes: async () => changes,
    evidence: async () => evidence,
  };
  return { desk, names: namesIn(data) };
}

function namesIn(data: QueryData): Names {
  const aliases = new Map<string, string>();
  for (const { title } of [...data.current.components, ...(data.earlier?.components ?? [])])
    aliases.set(title.toLowerCase().replace(/[’‘]/g, "'"), title);
  for (const { code, name } of data.current.topics) {
    aliases.set(code.toLowerCase(), code);
    aliases.set(`${code} ${name}`.toLowerCase().replace(/[’‘]/g, "'"), code);
  }
  for (const standard of ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'])
    aliases.set(standard.toLowerCase(), standard);
  for (const { label } of stakeholderGroups) {
    aliases.set(label.toLowerCase(), label);
    aliases.set(label.replace(/ \(.*$/, '').toLowerCase(), label);
  }
  for (const stakeholder of data.current.stakeholders) {
    const name = groupName(stakeholder);
    if (!aliases.has(name.toLowerCase())) aliases.set(name.toLowerCase(), name);
  }
  return { aliases };
}

const VERDICTS = ['right', 'wrong', 'partial', 'declined'] as const satisfies readonly Verdict[];
const nothing = (): Record<Verdict, number> => ({ right: 0, wrong: 0, partial: 0, declined: 0 });

/** Counts verdicts by the kind of question. */
export function createTally() {
  const kinds = new Map<string, Record<Verdict, number>>();
  return {
    add(kind: string, verdict: Verdict) {
      const row = kinds.get(kind) ?? nothing();
      row[verdict] += 1;
      kinds.set(kind, row);
    },
    /** The shares of each kind and of all. */
    print(title: string) {
      const sum = nothing();
      for (const row of kinds.values()) for (const verdict of VERDICTS) sum[verdict] += row[verdict];
      const heads = VERDICTS.map((verdict) => verdict.padStart(9)).join('');
      console.log(`\n${title.padEnd(14)} all${heads}`);
      for (const [kind, row] of [...kinds, ['all', sum] as const]) printRow(kind, row);
    },
  };
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`.padStart(9);

function printRow(name: string, row: Record<Verdict, number>) {
  const all = VERDICTS.reduce((sum, verdict) => sum + row[verdict], 0);
  console.log(
    `${name.padEnd(14)}${String(all).padStart(4)}${VERDICTS.map((verdict) => percent(row[verdict], all)).join('')}`,
  );
}
