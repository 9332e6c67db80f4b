import { describe, expect, it } from 'vitest';
import { type QuestionContext, readQuestion } from '#analyst/question/read-question.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { askedQueryData } from '../asked-company.ts';
import { brief } from './brief.ts';
import { single } from './cases.ts';
import { chains } from './chains.ts';
import { historical, withChanges } from './changes.ts';
import { everyday } from './everyday.ts';
import { judgePractice } from './practice-set.ts';

const read = (question: string, before: QuestionContext['before'] = null) =>
  readQuestion(question, { data: askedQueryData, before });

describe('a question is read as a query', () => {
  it.each(single)('%s', (question, expected) => {
    expect(brief(read(question).query)).toBe(expected);
  });

  it.each(everyday)('%s', (question, expected) => {
    expect(brief(read(question).query)).toBe(expected);
  });

  it('returns a valid query in canonical form', () => {
    for (const [question] of single) {
      const { query } = read(question);
      expect(checkQuery(query)).toEqual({ ok: true, query });
    }
  });
});

describe('a question about the history is read as a query of changes', () => {
  it.each(historical)('%s', (question, expected) => {
    const { query, unused } = readQuestion(question, { data: withChanges, before: null });
    expect({ query: brief(query), unused }).toEqual({ query: expected, unused: [] });
  });
});

describe('a follow-up changes the previous query', () => {
  it.each(chains.map((chain) => [chain[0]?.[0] ?? '', chain] as const))('%s', (_, chain) => {
    let before: QuestionContext['before'] = null;
    const left = chain.map(([question]) => {
      const { query } = read(question, before);
      if (query) before = { query, rows: evaluate(query, askedQueryData).rows };
      return brief(query);
    });
    expect(left).toEqual(chain.map(([, expected]) => expected));
  });

  it('takes “the first one” for the row that was shown first', () => {
    const { query } = read('Which risks are upstream?');
    const rows = query ? evaluate(query, askedQueryData).rows : [];
    const [subject] = read('why is the first one so high?', query && { query, rows }).subjects;
    expect(subject).toEqual({ noun: 'component', id: rows[0]?.id, label: rows[0]?.label, fit: 1 });
  });
});

describe('no word is dropped silently', () => {
  it.each([
    ['Which risks worry investors most?', ['worry', 'investors']],
    ['risks that our chairman fears', ['chairman', 'fears']],
    ['negative impacts with glitter', ['glitter']],
  ])('%s', (question, unused) => {
    expect(read(question).unused).toEqual(unused);
  });

  it('uses every word of the questions above', () => {
    const left = single.flatMap(([question]) => {
      const { unused } = read(question);
      return unused.length > 0 ? [{ question, unused }] : [];
    });
    // Impacts hurt, risks do not: the word narrows nothing here.
    expect(left).toEqual([{ question: 'Which risks could hurt our reputation?', unused: ['hurt'] }]);
  });

  it('does not take a number for a score next to an unknown comparison', () => {
    const { query, unused } = read('risks scoring 15 or worser');
    expect({ query: brief(query), unused }).toEqual({ query: 'component kind=risk', unused: ['15', 'worser'] });
  });

  it.each(['Which impacts are scored above average?', 'Which opportunities would we lose at a threshold of 15?'])(
    'raises a doubt where part of what it read cannot be queried: %s',
    (question) => {
      expect(read(question).doubts.filter((doubt) => doubt !== 'narrowed')).not.toEqual([]);
    },
  );

  it('returns no query for what it knows nothing about', () => {
    expect(read('What is the capital of Australia?').query).toBeNull();
    expect(read('lol are you human').query).toBeNull();
  });
});

it('names the rows that a question is about', () => {
  expect(read('how was the deforestation score worked out').subjects[0]?.label).toBe('Commodity-driven deforestation');
  expect(read('Why is E5.2 material?').subjects[0]?.label).toBe(
    'E5.2 Resource outflows related to products and services',
  );
});

it('corrects typing errors and leaves the rest as typed', () => {
  expect(read('Which oportunities, Ms Ng?').corrected).toBe('Which opportunities, Ms Ng?');
});

describe('the practice questions', () => {
  it('are answered correctly in nine out of ten cases, where they ask for rows or figures', async () => {
    const judged = await judgePractice();
    const right = judged.filter(({ isRight }) => isRight);
    console.log(`${right.length} of ${judged.length} practice questions give the right rows and figures`);
    expect(right.length / judged.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a long question', () => {
  it.each([
    ['words that are in no table', 'xylophone quagmire '],
    ['words of the lexicon', 'not the highest risks under climate above 15 or '],
    ['words of topics', 'supply chain water pollution energy '],
    ['nothing but numbers', '5 or '],
    ['texts to look for', 'risks about milk '],
    ['no blanks', 'x'],
    ['signs', '?"('],
  ])('is read without delay: %s', (_, piece) => {
    const question = piece.repeat(8000 / piece.length);
    read(question);
    const before = process.cpuUsage();
    read(question);
    // Processor time, as the machine may be busy with other work. On an idle machine it takes a tenth of this.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  });
});
