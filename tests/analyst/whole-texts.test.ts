import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAnalyst, type Desk } from '#analyst/analyst.ts';
import { LEARNT_KINDS } from '#analyst/choosing/learnt-kinds.ts';
import { everything } from '#domain/query/query.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { askedCompany } from './asked-company.ts';
import { NO_WORK } from './no-work.ts';

const analyst = createAnalyst(JSON.stringify({ steps: LEARNT_KINDS.map(() => 0), features: {} }));
const sample = toAssessmentData(askedCompany.currentYear, randomUUID);
const BEGINNING = 'We make many things. '.repeat(30);
const END = 'Product recall of frozen desserts was drilled in spring.';
const current = {
  ...sample,
  responses: sample.responses.map((row) =>
    row.fieldName.includes('products and services') ? { ...row, fieldValue: `${BEGINNING}${END}` } : row,
  ),
};
const desk: Desk = {
  data: async () => ({ current, earlier: null, changes: [], requirements: {} }),
  ...NO_WORK,
  changes: async () => [],
  evidence: async () => [],
};
const ask = async (question: string, query: ReturnType<typeof everything> | null = null) =>
  JSON.stringify((await analyst.answer({ question, query, before: null, earlier: [] }, desk)).blocks);

describe('a long text whose query row holds only its beginning', () => {
  it('is shown in full when an answer from the questionnaire is requested', async () => {
    expect(sample.responses.some((row) => row.fieldName.includes('products and services'))).toBe(true);
    expect(await ask('answers', everything('answer'))).toContain(END);
  });
});
