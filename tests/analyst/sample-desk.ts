import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Answer, type Block, createAnalyst, type Desk, type EarlierTurn, type Line } from '#analyst/analyst.ts';
import type { Query } from '#domain/query/query.ts';
import { toEvidencePieces } from '#sample/evidence-pieces.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { ensureAnalystIsTrained } from '../../scripts/analyst-weights.ts';
import { NO_WORK } from './no-work.ts';

const current = toAssessmentData(sampleCompany.currentYear, randomUUID);
const earlier = toAssessmentData(sampleCompany.earlierYear, randomUUID);

/** The sample company, as the analyst reads it. */
export const sampleDesk: Desk = {
  data: async () => ({ current, earlier, changes: [], requirements: {} }),
  ...NO_WORK,
  changes: async () => [],
  evidence: async () => toEvidencePieces(sampleCompany.evidence, current),
};

/** The analyst as the build trains it. It answers one question, or several in one chat and returns the last answer. */
export async function sampleAnalyst(desk: Desk = sampleDesk) {
  await ensureAnalystIsTrained();
  const weights = await readFile(new URL('../../dist/analyst.weights', import.meta.url));
  const analyst = createAnalyst(String(brotliDecompressSync(weights)));
  return async (...questions: readonly string[]): Promise<Answer> => {
    let answer: Answer = { blocks: [], reading: null };
    let before: Query | null = null;
    const turns: EarlierTurn[] = [];
    for (const question of questions) {
      answer = await analyst.answer({ question, query: null, before, earlier: turns }, desk);
      before = answer.reading?.queries[0] ?? before;
      if (answer.reading) turns.push({ question, kind: answer.reading.kind });
    }
    return answer;
  };
}

const words = (line: Line) =>
  line.map((part) => (!part ? '' : typeof part === 'string' ? part : 'strong' in part ? part.strong : '')).join('');
function linesOf(block: Block): string[] {
  switch (block.is) {
    case 'sentence':
      return [words(block.line)];
    case 'list':
      return block.lines.map(words);
    case 'table':
      return block.rows.map((row) => row.map(words).join(' | '));
    case 'quote':
      return [`“${block.text}”`];
    case 'offers':
      return [];
  }
}
/** The text of an answer, without its offers. */
export const textOf = ({ blocks }: Answer): string => blocks.flatMap(linesOf).join('\n');
/** The questions that an answer offers. */
export const offersOf = ({ blocks }: Answer): string[] =>
  blocks.flatMap((block) => (block.is === 'offers' ? block.questions : []));
