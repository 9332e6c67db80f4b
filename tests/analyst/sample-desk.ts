import { randomUUID } from 'node:crypto';
import type { Answer, Desk, EarlierTurn } from '#analyst/analyst.ts';
import type { Query } from '#domain/query/query.ts';
import { toEvidencePieces } from '#sample/evidence-pieces.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { askedCompany } from './asked-company.ts';
import { NO_WORK } from './no-work.ts';
import { readAnalyst } from './read-analyst.ts';

const current = toAssessmentData(askedCompany.currentYear, randomUUID);
const earlier = toAssessmentData(askedCompany.earlierYear, randomUUID);

/** The sample company, as the analyst reads it. */
export const sampleDesk: Desk = {
  data: async () => ({ current, earlier, changes: [], requirements: {} }),
  ...NO_WORK,
  changes: async () => [],
  evidence: async () => toEvidencePieces(askedCompany.evidence, current),
};

/** The analyst as the build trains it. It answers one question, or several in one chat and returns the last answer. */
export async function sampleAnalyst(desk: Desk = sampleDesk) {
  const analyst = await readAnalyst();
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
