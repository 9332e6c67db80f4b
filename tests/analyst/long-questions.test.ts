import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAnalyst, type Desk } from '#analyst/analyst.ts';
import { LEARNT_KINDS } from '#analyst/choosing/learnt-kinds.ts';
import { MAX_CHAT_MESSAGE } from '#domain/limits.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { askedCompany } from './asked-company.ts';
import { NO_WORK } from './no-work.ts';

const nothingLearnt = JSON.stringify({ steps: LEARNT_KINDS.map(() => 0), features: {} });
const analyst = createAnalyst(nothingLearnt);
const current = toAssessmentData(askedCompany.currentYear, randomUUID);
const desk: Desk = {
  data: async () => ({ current, earlier: null, changes: [], requirements: {} }),
  ...NO_WORK,
  changes: async () => [],
  evidence: async () => [],
};
const firstBlock = async (question: string) => {
  const { blocks } = await analyst.answer({ question, query: null, before: null, earlier: [] }, desk);
  return JSON.stringify(blocks[0]);
};

describe('a question longer than anyone would ask', () => {
  it.each([
    ['of words', 'Which risks are material? '.repeat(MAX_CHAT_MESSAGE / 26)],
    ['of one word', 'x'.repeat(MAX_CHAT_MESSAGE)],
    ['of signs outside the usual plane', '😀'.repeat(MAX_CHAT_MESSAGE / 2)],
  ])('%s is read up to a limit, and the answer says so', async (_what, question) => {
    expect(await firstBlock(question)).toContain('so I read only the beginning');
  });

  it('leaves other answers without that remark', async () => {
    expect(await firstBlock('Which risks are material? '.repeat(30))).not.toContain('beginning');
  });
});
