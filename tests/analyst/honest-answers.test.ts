import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#analyst/analyst.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { offersOf, textOf } from './answer-text.ts';
import { sampleAnalyst, sampleDesk } from './sample-desk.ts';

let ask: (...questions: readonly string[]) => Promise<Answer>;
beforeAll(async () => {
  ask = await sampleAnalyst();
});
const queriesOf = async (question: string) => ((await ask(question)).reading?.queries ?? []).map(sayQuery);

describe('a question about another company is declined', () => {
  it.each([
    ['how does Nestle score on deforestation?', 'Nestle'],
    ['how does nestle score on deforestation', 'nestle'],
    ['What is Unilever’s score on water?', 'Unilever'],
    ['Is Danone material for climate change?', 'Danone'],
    ['Are our risks higher than Danone?', 'Danone'],
    ['How does our materiality compare with Danone’s?', 'Danone'],
  ])('%s', async (question, name) => {
    const answer = await ask(question);
    expect(answer.reading?.kind).toBe('unsure');
    expect(textOf(answer)).toContain(`I know nothing about ${name}`);
  });

  it('declines to say whom to hire', async () => {
    expect((await ask('which law firm should we take')).reading?.kind).toBe('off-subject');
  });

  it('does not take names that occur in the texts for other companies', async () => {
    expect((await ask('Why is Villaejemplo short of water?')).reading?.kind).not.toBe('unsure');
    expect(textOf(await ask('Did Zofia change anything lately?'))).toMatch(/^None/);
  });
});

describe('every part of a question counts', () => {
  it('reads two halves that each ask for a figure as two queries', async () => {
    expect(await queriesOf('best 2 opportunities and worst 2 impacts')).toEqual([
      'opportunities, highest 2 by score',
      'impacts, highest 2 by score',
    ]);
    expect(await queriesOf('top 5 topics and the number of stakeholders')).toHaveLength(2);
    expect(await queriesOf('how many risks and how many opportunities do we have')).toHaveLength(1);
  });

  it('lets “only” before a noun limit the rows, without making a value exact', async () => {
    expect(await queriesOf('show only risks that hit performance and are probable')).toEqual([
      'risks, with an effect on performance, likelihood that counts 4 or more',
    ]);
    expect(await queriesOf('Which risks hit only performance?')).not.toEqual(['risks, with an effect on performance']);
  });

  it('reads adjectives of likelihood', async () => {
    expect(await queriesOf('Which risks are likely?')).toEqual(['risks, likelihood that counts 4 or more']);
    expect(await queriesOf('unlikely opportunities')).toEqual(['opportunities, likelihood that counts 2 or less']);
    expect(await queriesOf('Which risks are not likely?')).toEqual(['risks, likelihood that counts below 4']);
    expect((await queriesOf('How likely are the risks under E1?')).join()).not.toContain('or more');
  });

  it('reads “severe” and “high likelihood” as the upper end of their scale', async () => {
    expect(await queriesOf('Which impacts are severe and likely?')).toEqual([
      'impacts, severity or magnitude 4 or more, likelihood that counts 4 or more',
    ]);
    expect(await queriesOf('high likelihood risks')).toEqual(['risks, likelihood that counts 4 or more']);
    expect(await queriesOf('risks whose likelihood is low')).toEqual(['risks, likelihood that counts 2 or less']);
    expect(await queriesOf('most severe impacts')).toEqual(['impacts, highest by severity or magnitude']);
  });

  it('answers which disclosure requirements apply', async () => {
    const answer = await ask('Which disclosure requirements apply to us?');
    expect(answer.reading?.kind).toBe('query');
    expect(answer.reading?.queries[0]?.where).toEqual([
      { field: 'state', is: 'one-of', values: ['always', 'joint', 'due', 'possible'] },
    ]);
  });

  it('does not take the number in the name of a law for a score', async () => {
    for (const question of ['Which of our topics does ESRS 1 concern', 'Which topics fall under article 29?']) {
      const answer = await ask(question);
      expect(JSON.stringify(answer.reading?.queries)).not.toMatch(/"value":(?:1|29)\b/);
    }
  });
});

describe('nothing of a question is dropped in silence', () => {
  it('names the reason that rows do not give', async () => {
    expect((await ask('Which social topics are not material, and why?')).reading?.unused).toEqual(['why']);
  });

  it('keeps the conditions of a question for who is responsible', async () => {
    expect(await queriesOf('Who is responsible for the governance risks?')).toEqual([
      expect.stringMatching(/^risks, governance, with owner/),
    ]);
    expect(
      JSON.stringify((await ask('Which departments are responsible for the governance topics?')).reading),
    ).not.toContain('"owner"');
  });

  it('tells a rule if the difference between two terms is asked for', async () => {
    expect((await ask('What is the difference between gross and net?')).reading?.kind).toBe('method');
  });
});

describe('days in a question', () => {
  it.each([
    ['What changed in March?', 'changes, time between 2026-03-01 and 2026-03-31'],
    ['changes since 8 September', 'changes, time from 2026-09-08 on'],
    ['what changed from March to May 2026', 'changes, time between 2026-03-01 and 2026-05-31'],
    ['What changed yesterday?', 'changes, time between 2026-09-14 and 2026-09-14'],
    ['changes last week', 'changes, time between 2026-09-07 and 2026-09-13'],
    [
      'Which entries were added this month?',
      'changes, what changed is impact, risk or opportunity, added, time between 2026-09-01 and 2026-09-30',
    ],
    [
      'Which evidence expires before January?',
      'pieces of evidence, end of validity until 2026-12-31, earliest by end of validity',
    ],
    ['Which topics are material today?', 'material topics'],
  ])('are read where a query has them: %s', async (question, said) => {
    expect(await queriesOf(question)).toEqual([said]);
  });

  it.each([
    ['Which upstream risks were added this month?', 'this month'],
    // The history of a topic has only the company's own topics.
    ['Which topics were changed this month?', 'this month'],
    ['Which measures are planned until June 2027?', 'until June 2027'],
  ])('are said to be unused where it has none: %s', async (question, said) => {
    const answer = await ask(question);
    expect(answer.reading?.kind).toBe('offered');
    expect(answer.reading?.unused).toContain(said);
    expect(textOf(answer)).toContain(said);
  });
});

describe('an answer that may miss the point is no answer', () => {
  it.each(['share price today?', 'Which banks lend to us? Names please.', 'Who owns the family holding?'])(
    'shows sentences that hold a part of the question as the nearest ones: %s',
    async (question) => {
      const answer = await ask(question);
      expect(answer.reading?.kind).toBe('unsure');
      expect(textOf(answer)).toMatch(/^I am not sure that a sentence in the texts of this assessment answers this/);
    },
  );

  it('offers requirements that share only few words with the question', async () => {
    const data = { ...(await sampleDesk.data()), requirements: disclosureRequirements };
    const askOfLaw = await sampleAnalyst({ ...sampleDesk, data: async () => data });
    const answer = await askOfLaw('In which disclosure requirement would accident rates go?');
    expect(textOf(answer)).toMatch(/^I found nothing on the law or the method that clearly answers this/);
    expect(offersOf(answer)[0]).toMatch(/^disclosure requirements, code is/);
  });

  it('offers both years if a question asks for a change that the reading lacks', async () => {
    expect(offersOf(await ask('Did the topic scores of corruption change?'))).toContain(
      'topics, topic G1.6, compared with the earlier year',
    );
  });
});

describe('an uncertain question gets offers according to what they lead to', () => {
  it('shows the nearest sentences in place of “I found nothing about ‘word word word’”', async () => {
    const answer = await ask('what is the price tag if a shipment of palm is turned away');
    expect(textOf(answer)).toMatch(/^I did not find a sentence in the texts of this assessment that answers this/);
    expect(textOf(answer)).toMatch(/“.+” – /);
  });

  it('offers up to three kinds of answer, and each offer leads to one', async () => {
    const UNSURE = [
      'list the risks of the standard on water for our bank',
      'Is the gas bill a problem',
      'How did we consult people at the Polish site?',
      'Which opportunity is worth most?',
      'does assurance of the statement stay limited',
    ];
    let most = 0;
    for (const question of UNSURE) {
      const offered = offersOf(await ask(question));
      most = Math.max(most, offered.length);
      const kinds = await Promise.all(offered.map(async (each) => (await ask(each)).reading?.kind ?? 'none'));
      // No answer is declined, and three lists alike are not offered.
      if (kinds.length === 3) expect([question, new Set(kinds).size]).not.toEqual([question, 1]);
      for (const kind of kinds)
        expect([
          'query',
          'records',
          'why',
          'facts',
          'method',
          'overview',
          'next',
          'thresholds',
          'suggestions',
        ]).toContain(kind);
    }
    expect(most).toBe(3);
  });
});

describe('a question that is not plain', () => {
  it.each([
    ['a figure with a word left over', 'How many risks upstream did the bank wonder about?'],
    ['a comparison that rests on a word for something else', 'What opportunities could bring in new revenue?'],
    ['things where a person is asked for', 'Who did we talk to about deforestation?'],
    ['a sentence where two years are compared', 'Were the thresholds the same in both years?'],
    ['a value that is named and lost', 'scope at least 4 but scale below 4'],
  ])('is offered, not answered: %s', async (_, question) => {
    const answer = await ask(question);
    expect(['offered', 'unsure']).toContain(answer.reading?.kind);
    expect(offersOf(answer).length).toBeGreaterThan(0);
  });

  it('gets offers on its subject, such as the stakeholders of a group', async () => {
    expect(offersOf(await ask('How do banks see us?'))).toContain('stakeholders, of the group investors');
  });

  it('still declines what is off the subject', async () => {
    expect((await ask("What's the weather in Berlin?")).reading?.kind).toBe('off-subject');
  });
});

describe('a follow-up', () => {
  it('says which conditions it keeps from the previous question when its own words do not', async () => {
    const kept = textOf(await ask('How many topics are material?', 'and upstream risks?'));
    expect(kept).toContain('Kept from your question before: material.');
    expect(textOf(await ask('List risks upstream', 'which of those are material?'))).not.toContain('Kept from');
  });
});

describe('a question in another language', () => {
  it.each([
    ['Welche Themen sind für uns wesentlich?', 'Welche Themen sind wesentlich?'],
    ['Quels sont nos risques les plus importants ?', 'Quels sujets sont significatifs ?'],
  ])('gets offers in that language, which are answered: %s', async (question, offer) => {
    const answer = await ask(question);
    expect(textOf(answer)).toContain('Build a question');
    expect(offersOf(answer)).toContain(offer);
    for (const each of offersOf(answer)) expect((await ask(each)).reading?.kind).toMatch(/^(?:query|assistant)$/);
    expect(textOf(await ask(offer))).toContain('assessed topics are material');
  });
});

describe('an answer that would be to another question is not given', () => {
  it.each([
    ['an amount of money that no row has', 'what is the total of all opportunities in euros'],
    ['what a value means, read as an average', 'In euros, what does a magnitude of 4 mean in our scale?'],
    ['the number of entries where things are counted', 'How many accidents did we have?'],
    ['entries where a duty is asked', 'Do we have to report S4.1?'],
    ['all requirements where some are asked', 'Which disclosures must be made in any case?'],
    ['all impacts where some are asked', 'Which impacts affect children?'],
    ['all entries in order where those that moved are asked', 'Which impacts became less severe?'],
    ['the first of those that are new where the new among the first are asked', 'Which of the top 10 entries are new?'],
    ['topics with impacts where they may have nothing else', 'do we have topics with impacts only'],
    ['rows that a participle narrows', 'number of suppliers audited'],
    ['the end of the scale, read as potential', 'what is the highest possible score'],
  ])('%s: %s', async (_, question) => {
    const { reading } = await ask(question);
    expect(reading?.kind).not.toBe('query');
  });

  it('gives next steps only where they are asked', async () => {
    expect((await ask('Which document is the oldest?')).reading?.kind).not.toBe('next');
    expect((await ask('What should I do next?')).reading?.kind).toBe('next');
  });

  it('reads a dash between two standards as a range', async () => {
    expect(await queriesOf('E1-E5: topics material on both sides')).toEqual([
      'topics, standard E1 or E2 or E3 or E4 or E5, judged material by both',
    ]);
    expect((await ask('E1-E5: topics material on both sides')).reading?.kind).toBe('query');
  });

  it('gives a value of both years where rows compare only scores', async () => {
    expect(await queriesOf('Compare the severity of the injuries this year and last year')).toHaveLength(2);
  });
});
