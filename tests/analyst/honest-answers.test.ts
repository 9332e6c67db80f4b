import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#analyst/analyst.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { offersOf, textOf } from './answer-text.ts';
import { sampleAnalyst } from './sample-desk.ts';

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

  it('does not take the number in the name of a law for a score', async () => {
    for (const question of ['Which of our topics does ESRS 1 concern', 'Which topics fall under article 29?']) {
      const answer = await ask(question);
      expect(JSON.stringify(answer.reading?.queries)).not.toMatch(/"value":(?:1|29)\b/);
    }
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
      expect([question, new Set(kinds).size]).toEqual([question, kinds.length]);
      for (const kind of kinds) expect(['query', 'why', 'facts', 'method']).toContain(kind);
    }
    expect(most).toBe(3);
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
    expect(textOf(await ask(offer))).toContain('material topics');
  });
});
