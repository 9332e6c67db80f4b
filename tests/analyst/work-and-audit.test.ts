import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#analyst/analyst.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { textOf } from './answer-text.ts';
import { sampleAnalyst, sampleDesk } from './sample-desk.ts';

let ask: (...questions: readonly string[]) => Promise<Answer>;
beforeAll(async () => {
  const { current } = await sampleDesk.data();
  const [owned] = current.components.filter(({ title }) => title === 'Child labour in ingredient supply');
  const [deselected] = current.topics.filter(({ name }) => name === 'Microplastics');
  ask = await sampleAnalyst({
    ...sampleDesk,
    work: async () => (component) => ({
      owner: component.id === owned?.id ? 'Jonas Muster' : null,
      isMine: component.id === owned?.id,
      ...{ dueOn: null, isOverdue: false, review: 'open', reviewer: null },
    }),
    records: async () => {
      const records = await sampleDesk.records();
      const review = { formerOwner: null, dueOn: null, reviewedBy: 'Jonas Muster', review: 'in-review' } as const;
      const row = { ...review, noun: 'component', key: owned?.id ?? '', owner: null, reviewer: records.me } as const;
      return { ...records, assignments: [row] };
    },
    auditQuestions: async () => [
      {
        text: 'Who weighed the gas?',
        about: 'Fossil gas for steam and ovens',
        by: 'Ann Auditor',
        at: '2026-03-01T08:00:00Z',
        state: 'open',
      },
      { text: 'Why is S1.2 empty?', about: 'S1.2', by: 'Ann Auditor', at: '2026-02-01T08:00:00Z', state: 'closed' },
    ],
    changes: async () => [
      {
        ...{ id: '1', rowId: deselected?.id ?? '', at: '2026-01-05T08:00:00Z', by: 'Jonas Muster' },
        ...{ noun: 'selection', verb: 'changed', title: '', topic: `${deselected?.code} Microplastics`, fields: [] },
        reason: 'None of our products sheds them.',
      },
    ],
  });
});
const saidOf = async (question: string) => ((await ask(question)).reading?.queries ?? []).map(sayQuery);

describe('the analyst answers who is responsible', () => {
  it.each([
    ['Who is responsible for child labour in ingredient supply?', 'Jonas Muster'],
    ['who is responsible for what', 'Jonas Muster'],
    ['Which entries are assigned to Jonas?', 'Child labour in ingredient supply'],
    ['What am I responsible for?', 'Child labour in ingredient supply'],
  ])('%s', async (question, expected) => {
    const answer = await ask(question);
    expect(answer.reading?.kind).toBe('query');
    expect(textOf(answer)).toContain(expected);
    expect(textOf(answer)).not.toContain('Product recall');
  });

  it('also answers which entries have no owner', async () => {
    expect(await saidOf('Which risks have nobody responsible?')).toEqual(['risks, without owner']);
    const said = textOf(await ask('which entries have nobody assigned'));
    expect(said).toMatch(/^44 of 45/);
    expect(said).not.toContain('Child labour in ingredient supply');
  });
});

describe('the analyst answers what auditors asked', () => {
  it('quotes the questions word for word, or the open ones alone on request', async () => {
    const all = await ask('what has the auditor asked us');
    expect(all.reading?.kind).toBe('audit');
    expect(textOf(all)).toMatch(/^2 questions from an auditor, 1 of them open/);
    const open = textOf(await ask('Which questions of the auditor are still open?'));
    expect(open).toContain('Who weighed the gas?');
    expect(open).not.toContain('Why is S1.2 empty?');
  });

  it('names open questions and the reviews of the person first among the next steps, and each topic once', async () => {
    const lines = textOf(await ask('What should I focus on next?')).split('\n');
    expect(lines[1]).toContain('Answer the auditor’s question about “Fossil gas for steam and ovens”.');
    expect(lines[2]).toContain('Child labour in ingredient supply');
    const [near = ''] = lines.filter((line) => line.includes('borderline'));
    const codes = near.match(/[A-Z]\d\.\d/g) ?? [];
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('lists gaps when asked what an auditor would ask', async () => {
    expect((await ask('Which gaps would an auditor find?')).reading?.kind).toBe('next');
  });
});

describe('the analyst answers what a decision or an entry is based on', () => {
  it('gives the reason why a topic was deselected', async () => {
    expect(textOf(await ask('why did we deselect microplastics'))).toContain('None of our products sheds them.');
    expect(textOf(await ask('for what reason was marine resources excluded?'))).toContain('No reason has been given');
  });

  it('lists the documents behind one entry', async () => {
    expect(await saidOf('Which documents stand behind child labour?')).toEqual([
      expect.stringMatching(/^pieces of evidence, (?:topic S2\.3|that support "child labour in ingredient supply")$/i),
    ]);
    expect(await saidOf('What evidence is there for Product recall?')).toEqual([
      expect.stringMatching(/^pieces of evidence, that support "product recall"$/i),
    ]);
  });
});
