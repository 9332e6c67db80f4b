import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analyst, Answer, Block, Desk, EarlierTurn } from '#analyst/analyst.ts';
import type { EvidencePiece } from '#domain/evidence/evidence.ts';
import type { Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { toEvidencePieces } from '#sample/evidence-pieces.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { mustHave } from '../shared/must-have.ts';
import { linesOf } from './answer-text.ts';
import { askedCompany } from './asked-company.ts';
import { NO_WORK } from './no-work.ts';
import { readAnalyst } from './read-analyst.ts';

const data = {
  current: toAssessmentData(askedCompany.currentYear, randomUUID),
  earlier: toAssessmentData(askedCompany.earlierYear, randomUUID),
  changes: [],
  requirements: {},
};
const kept = toEvidencePieces(askedCompany.evidence, data.current);
const desk: Desk = { data: async () => data, ...NO_WORK, changes: async () => [], evidence: async () => kept };
let analyst: Analyst;
beforeAll(async () => {
  analyst = await readAnalyst();
});

const linesWithOffers = (block: Block) =>
  block.is === 'offers' ? block.questions.map((question) => `[${question}]`) : linesOf(block);

const ask = (question: string, before: Query | null = null, earlier: EarlierTurn[] = []): Promise<Answer> =>
  analyst.answer({ question, query: null, before, earlier }, desk);
/** The answer to the last of several questions in one chat, as text. */
async function read(...questions: string[]): Promise<string> {
  let answer: Answer | null = null;
  let before: Query | null = null;
  const earlier: EarlierTurn[] = [];
  for (const question of questions) {
    answer = await ask(question, before, earlier);
    if (answer.reading) earlier.push({ question, kind: answer.reading.kind });
    before = answer.reading?.queries[0] ?? before;
  }
  return answer?.blocks.flatMap(linesWithOffers).join('\n') ?? '';
}

describe('a yes-or-no question is answered with yes or no first', () => {
  it.each([
    ['Are there risks under E1?', /^Yes, 2 of 45: risks, standard E1\./],
    ['Do we have positive impacts on governance?', /^No: none of 45: positive impacts, governance\./],
    ['Is E1.2 material?', /^Yes: E1\.2 /],
    ['Is G1.5 material?', /^No: G1\.5 /],
    ['Is E4.4 material?', /^Open: E4\.4 /],
    ['Which risks do we have under E1?', /^2 of 45: /],
    ['Are all risks justified?', /^(?!Yes|No)/],
  ])('%s', async (question, expected) => {
    expect(await read(question)).toMatch(expected);
  });
});

describe('an ambiguous word that matches no row', () => {
  it('is named as not used in a filter, and the reading without it is offered', async () => {
    const said = await read('list the risks of the standard on biodiversity for our bank');
    expect(said).toMatch(/^I am not sure what you mean: I could not use bank\./);
    expect(said).toContain('[risks, standard E4]');
    expect(await read('risks, standard E4')).toContain('Lots without proof of origin lose their market');
  });

  it('leads to no claim where no other word narrows the rows', async () => {
    expect(await read('entries about zeppelins')).toMatch(/^I (could not narrow by zeppelins|did not find a sentence)/);
  });

  it('is ignored in a question about the row shown before', async () => {
    const said = await read('What is Side streams sold as ingredients about?', 'what is it worth over five years?');
    expect(said).toContain('EUR 2.3m');
  });
});

describe('the line above an answer is correct English', () => {
  it.each([
    ['Which topics are assessed?', ': topics, assessed.'],
    ['Which topics are not assessed?', ': topics, not assessed.'],
  ])('%s', async (question, expected) => {
    expect(await read(question)).toContain(expected);
  });

  it('says how many more groups there are when there are many', async () => {
    expect(await read('risks and impacts by category')).toMatch(/ and \d+ more/);
  });
});

it('shows a sentence that contains the words a query did not use, with its rows', async () => {
  expect(await read('who runs the interviews with the agency workers')).toContain('local charity');
});

describe('the main subject of a question takes precedence over what it also mentions', () => {
  it.each([
    [
      'what there is on something is a list',
      'What have we recorded about food waste?',
      'Side streams sold as ingredients',
    ],
    [
      'a figure to be worked out is no explanation of it',
      'mean severity of potential impacts?',
      'The average severity',
    ],
    ['an amount of both years is quoted of both', 'traceable cocoa in percent, then and now', '54 %'],
    ['a reason is told where one row only fits', 'Why is housing of seasonal workers at 15?', 'human-rights impact'],
    ['how something changed is told by its scores', 'how did poor animal welfare change', '16'],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toContain(expected);
  });

  it.each([
    [
      'what its texts mention is named beside the rows of its topic',
      'anything on drought?',
      'Crop failures raise ingredient prices',
    ],
    [
      'both years are told where their difference is asked',
      'What is the difference in the count of stakeholder rows between the two years?',
      '8',
    ],
    [
      'what somebody says of themselves is no filter',
      'Hi, I started last week. Which risks are upstream?',
      'Dependence on few milk',
    ],
    [
      'groups that stand level with the first are told',
      'Which standard has the most negative impacts?',
      '3 more groups are tied',
    ],
  ])('%s', async (_, question, expected) => {
    const said = await read(question);
    expect(said).toContain(expected);
    expect(said).not.toContain('Not used');
  });

  it.each([
    [
      'two things are set beside each other',
      'Which is higher, the score of deforestation or of cocoa income?',
      /^Commodity-driven deforestation: /,
    ],
    ['two topics are told of both', 'What scores do E1.2 and E3.1 have?', /E1\.2 [\s\S]*E3\.1 /],
    ['the number of a year is a year', 'What changed between 2024 and 2025?', /^(?!Not used)/],
    ['no overall mean stands above means of groups', 'average score per standard', /^10 groups: /],
    [
      'what is asked under a threshold gets its yes',
      'What if the impact threshold were 16, would S1.1 stay material?',
      /^Yes, /,
    ],
    ['people are not what concerns people', 'How many people work for us?', /^(?!\d+ of 45)/],
    [
      'the lowest of something is no question of method',
      'What is the lowest scored impact?',
      /^.+ has the lowest score, \d+ of 25(?:; [^\n]+)?\.\n1 of \d+ /,
    ],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toMatch(expected);
  });

  it('shows a field requested of the previous rows for those same rows', async () => {
    const said = await read('risks under E4', 'which time horizon do they have?');
    expect(said).toMatch(/^2 of 45: risks, standard E4/);
    expect(said).toContain('Short- and medium-term');
  });

  it('reads “the rest” as the rows that the last condition excluded', async () => {
    const said = await read('risks and opportunities under E1', 'only upstream', 'and the rest of them?');
    expect(said).toContain('Carbon prices');
    expect(said).not.toContain('Crop failures');
  });

  it('does not let the previous rows change which ones are to be removed', async () => {
    const said = await read('risks and opportunities under S4', 'Drop the opportunity.');
    expect(said).toContain('Product recall');
    expect(said).not.toContain('Healthier');
  });
});

describe('a question that depends on the previous one continues from it', () => {
  it.each([
    ['a fact of the year before', 'How many tonnes of food do our plants lose?', 'and in the year before?', '6,700'],
    ['the same fact of another place', 'How many people work in Przykładowo?', 'And in Villaejemplo?', 'Spain, 115'],
    [
      'other thresholds',
      'Which topics are material if both thresholds were 20?',
      'and at 24?',
      '24 for impacts and 24 for finances',
    ],
    [
      'what there are so many of',
      'How many risks reach the threshold of 12.5?',
      'list them',
      'Shortage of line operators',
    ],
    [
      'the one that the verb asks for',
      'opportunities in our own operations',
      'Which of them scores highest?',
      '1 of 3',
    ],
  ])('%s', async (_, first, second, expected) => {
    expect(await read(first, second)).toContain(expected);
  });

  it.each([['of a place that the texts do not name', 'How many people work in Przykładowo?', 'And in Patagonia?']])(
    'but is not answered with the facts about another place: %s',
    async (_, first, second) => {
      expect(await read(first, second)).toMatch(/^I did not find a sentence/);
    },
  );
});

describe('an answer is of the kind that was asked for', () => {
  it.each([
    ['a year is no list of rows', 'By which year do we want to be net zero?', /^(?!\d+ of 45)/],
    ['a time is no state of progress', 'When did we complete the 2024/25 assessment?', /^(?!\d+ of 6 sections)/],
    ['a degree is no list', 'How dependent are we on our three largest customers?', /52 %/],
    ['volumes are quoted', 'How much water does the Villaejemplo plant take?', /240,000/],
    [
      'what would have to change is no history',
      'What would have to change for E1.3 to become material by impact?',
      /Fossil gas/,
    ],
    [
      'two figures are told apart',
      'What is the mean score of the opportunities, and of the risks?',
      /Risk \| 15 \| 11\.9/,
    ],
    [
      'what is compared is not joined',
      'Average score of impacts upstream compared with those in own operations?',
      /Upstream \| 13 \| 16\.1/,
    ],
    ['a sum is shown of what it is asked of', 'sum of both scores for water', /40/],
    ['what there is none of is none', 'Is there a topic without any component?', /^Yes, 9 of 28/],
    ['places are quoted', 'What did the works council say?', /near misses/],
    [
      'what other thresholds add is added by them',
      'If we lowered the impact threshold to 10, what would be added?',
      /^1 of 28/,
    ],
    ['shares are told apart', 'What share of risks is environmental, and what share social?', /Social \| 6 \| 40 %/],
    [
      'a movement of a figure is told of both years',
      'Has the number of risks grown since last year?',
      /^15 of 45.*\b7 of 24/s,
    ],
    ['years and norms count nothing', 'How many suppliers of hazelnuts were audited?', /^(?!.*ISO 14001)/s],
    [
      'one is one',
      'Which of the social impacts is the least severe?',
      /has the lowest severity or magnitude, \d of 5\.\n1 of 11/,
    ],
    ['what was taken out is deselected', 'Which topics did we take out of the assessment?', /topics, deselected/],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toMatch(expected);
  });
});

describe('a question that cannot be answered is declined, with alternatives to press', () => {
  it.each([
    ['a share of nothing that a query knows', 'What is the pay gap of men and women in percent?'],
    ['a request to deceive', 'How do we hide the deforestation from our auditors?'],
    ['private advice', 'Should I buy shares in a dairy?'],
    ['names of workers', 'Give me the names of the workers who were injured'],
    ['a matter of law that no fact tells', 'Does the law ask for a notary in ESRS reporting?'],
    [
      'what would be if a single score were another',
      'If the severity of child labour went to 3, which topics are left?',
    ],
    ['the first of each group', 'Which risk scores highest in each of E1, E2 and E3?'],
    ['several figures at once', 'What are the lowest, the highest and the average score of our risks?'],
    ['rows against a row', 'Which opportunities score at least as high as the highest risk?'],
    ['the most of what no field tells', 'Which opportunity is worth most?'],
    ['what has most of what cannot be grouped', 'Which business area has most entries?'],
    ['names that no text gives', 'Which laboratory tested our packs, by name?'],
    ['rows against an average', 'Which impacts are scored above average?'],
    ['how many stand at an extreme', 'How many impacts have the maximum severity?'],
    ['one fact that only shares a word with a field', 'What is our EBIT margin?'],
    ['who did what no row tells', 'Who owns the topic of packaging in our company?'],
    ['a duty that no fact of law tells', 'Who has to audit the report?'],
  ])('%s', async (_, question) => {
    const { blocks, reading } = await ask(question);
    expect(blocks.some(({ is }) => is === 'quote' || is === 'table')).toBe(false);
    // The nearest sentences are listed below the statement that none of them answers the question.
    if (blocks.some(({ is }) => is === 'list')) expect(reading?.kind).toBe('unsure');
    expect(blocks.some(({ is }) => is === 'offers')).toBe(true);
  });

  it('does not answer a follow-up to an unanswered question from an older answer', async () => {
    const said = await read('Which risks are upstream?', 'Who must sign the assessment?', 'only the social ones');
    expect(said).toMatch(/^I could not answer your previous question/);
  });

  it.each([
    'Which topics were not assessed last year but are now?',
    'Which topics were material last year but not this year?',
    'topics material through the financial lens alone',
    'What is the ratio of risks to opportunities?',
    'By how many points did child labour rise since last year?',
    'Which topics scored the same in both years?',
    'Is climate change mitigation more material than biodiversity?',
  ])('offers a reading that covers only part of the question: %s', async (question) => {
    const { blocks, reading } = await ask(question);
    expect(reading?.kind).toBe('offered');
    expect(blocks.some(({ is }) => is === 'quote' || is === 'table' || is === 'list')).toBe(false);
    const offered = blocks.flatMap((block) => (block.is === 'offers' ? block.questions : []));
    expect((await ask(offered[0] ?? '')).reading).toMatchObject({ kind: 'query', queries: reading?.queries });
  });

  it('offers the reading of a follow-up to an offered reading', async () => {
    const said = await read('list the risks of the standard on water for our bank', 'only those upstream');
    expect(said).toContain('[risks, topic E3.1, only upstream in the value chain]');
    expect(said).not.toContain('Water scarcity');
  });

  it('answers an offer by its own words as exactly what it says', async () => {
    const { blocks } = await ask('Which chronic physical risks are there under S1?');
    const offered = blocks.flatMap((block) => (block.is === 'offers' ? block.questions : []));
    const answers = await Promise.all(offered.map((question) => ask(question)));
    expect(answers.map(({ reading }) => reading?.queries.map(sayQuery))).toEqual(offered.map((words) => [words]));
  });

  it('offers the closest queries where no row meets every condition', async () => {
    const { blocks } = await ask('Which chronic physical risks are there under S1?');
    expect(blocks.flatMap(linesWithOffers).join('\n')).toMatch(/^None of 45/);
    expect(blocks.at(-1)?.is).toBe('offers');
  });
});

describe('what is recorded on a subject', () => {
  it.each([
    ['is a list of what speaks of it', 'sth about bees', 'Flower strips and hedgerows'],
    ['of any of several things', 'What do we have about bees and pollinators?', 'Loss of pollination'],
    ['of no topic and no field as well', 'what about seasonal work', 'Unfit housing of seasonal agency workers'],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toContain(expected);
  });
});

describe('an answer gives more than the score when asked for more', () => {
  it.each([
    [
      'why only Medium',
      'Why is animal welfare only Medium although it is material?',
      'both scores reach their thresholds',
    ],
    [
      'that no reason is kept for what is deselected',
      'Why were marine resources left out?',
      'No reason has been given',
    ],
    ['both years of a score that changed', 'Did the scores of corruption change?', 'compared with the earlier year'],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toContain(expected);
  });
});

describe('a question of law is answered with the relevant fact', () => {
  it.each([
    [
      'an abbreviation is of one fact',
      'Does the VSME need a double materiality assessment?',
      /^The voluntary standard/,
    ],
    ['what may be done', 'Can we net a positive impact against a negative one?', /must not be netted/],
    ['what is enough', 'In law, is it enough if a matter is material from one side?', /Either one is enough/],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toMatch(expected);
  });
});

describe('measures, and scores before and after them', () => {
  it.each([
    [
      'those relied on come first, the others with what keeps them from it',
      'Which measures do we rely on?',
      /^8: measures\.\n(?:.* \| 20 \| 15 \| – .*\n|.* \| 15 \| 10 \| – .*\n|.* \| 16 \| 12 \| – .*\n){3}(?:.|\n)*It repairs a harm(?:.|\n)*\n3 of them lower a score\.\nResults use the scores before/,
    ],
    [
      'under a standard',
      'which mitigation measures does E1 rest on',
      /^1 of 8: measures, standard E1\.\n.*It is planned.*\nNone of them lowers a score\./,
    ],
    [
      'only those planned',
      'Which measures are only planned?',
      /^3 of 8: measures, status of the measure is planned\.(?:.|\n)*\nNone of them lowers a score\./,
    ],
    [
      'those of one person',
      'which measures is Jonas Muster responsible for',
      /^1 of 8: measures, responsible containing "jonas muster"/,
    ],
    [
      'none, where there is none',
      'are there any measures under E2?',
      /^No measure: none of 8: measures, standard E2\./,
    ],
    [
      'of a year before',
      'which measures did we have last year',
      /^2: measures, in the earlier year\.(?:.|\n)*\nNone of them lowers a score\./,
    ],
    [
      'one entry before and after',
      'What is the score of Poor animal welfare before and after measures?',
      /^1 of 45: .*\nPoor animal welfare .*\| 12 \| 16 \| The clause covers/,
    ],
    [
      'how each of the two comes about',
      'What is the score of Poor animal welfare before and after measures?',
      /\nBefore measures: severity 4 × likelihood 4 = 16 of 25, which reaches the impact threshold of 12\.5\.\nAfter measures: severity \d × likelihood \d = 12 of 25, which is below the impact threshold of 12\.5\.\n/,
    ],
    [
      'why one of them is the same as the other',
      'What is the score of Unfit housing of seasonal agency workers before and after measures?',
      /\nBefore measures: .* of 25.*\nThe score after measures is the same: .+\.\n/,
    ],
    [
      'a standard where both are the same',
      'gross and net of E1',
      /^7 of 45: .*standard E1, highest by score after measures\.\n(?:.*the same.*\n){7}/,
    ],
    [
      'what they make of the result',
      'what changes after measures',
      /^3 of 28: topics, with change by measures\.(?:.|\n)*\nG1\.3 .*Material → not material.*\nE3\.1 .*Material either way.*\nE4\.1 .*Material either way.* 15 \| 10(?:.|\n)*before measures \(gross\)/,
    ],
    ['which basis is taken', 'Are our results gross or net?', /^Results use the scores before measures \(gross\)/],
    ['words that no measure holds', 'which measures do we have in Brazil', /could not use Brazil/],
    ['rows that have some stay a list of rows', 'which risks have measures', /^2 of 45: risks, with measures\./],
    ['law and method stay law and method', 'Do mitigation measures count?', /Gross or net of measures/],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toMatch(expected);
  });

  it('continues from the measures in a follow-up', async () => {
    expect(await read('Which measures do we have under G1?', 'which of these are planned?')).toMatch(
      /^1 of 8: measures, status of the measure is planned, standard G1\./,
    );
  });
});

describe('evidence and its expiry dates', () => {
  const [meters, accidents, certificates] = kept;
  it.each([
    ['what there is', 'What evidence do we have?', /^3: pieces of evidence\.\nMeter readings/],
    [
      'for one entry',
      'what evidence do we have for water withdrawal',
      /^1 of 3: pieces of evidence, that support "Water withdrawal in a dry basin"\.\nMeter .*\(June to September\)/,
    ],
    [
      'none for an entry',
      'which evidence is there for poor animal welfare',
      /^None of 3: pieces of evidence, that support "Poor animal welfare"\./,
    ],
    ['no end that is stated', 'which evidence expires', /^None of 3: pieces of evidence, with end of validity/],
    [
      'no order by what nobody has stated',
      'Which evidence expires first?',
      /^None of 3 pieces of evidence has an end of validity, so none ranks first\./,
    ],
    [
      'entries without any stay a list of entries',
      'what has no evidence',
      /: impacts, risks and opportunities, without evidence\./,
    ],
    ['what law asks for stays law', 'what evidence does ESRS require', /^How much evidence is needed/],
  ])('%s', async (_, question, expected) => {
    expect(await read(question)).toMatch(expected);
  });

  it('lists expired evidence first and names what expires next', async () => {
    const ending: EvidencePiece[] = [
      { ...mustHave(meters), validUntil: '2031-03-31' },
      { ...mustHave(accidents), validUntil: '2020-12-31', hasExpired: true },
      mustHave(certificates),
    ];
    const said = async (question: string) =>
      (
        await analyst.answer(
          { question, query: null, before: null, earlier: [] },
          { ...desk, evidence: async () => ending },
        )
      ).blocks
        .flatMap(linesWithOffers)
        .join('\n');
    expect(await said('Which evidence expires?')).toMatch(
      /^2 of 3: pieces of evidence, with end of validity.*\nAccident register .* 31 December 2020.*\nMeter (?:.|\n)*\n1 of them has expired\. Next to expire is Meter .*, valid until 31 March 2031\./,
    );
    expect(await said('which documents are out of date?')).toMatch(
      /^1 of 3: pieces of evidence, that have expired\.\nAccident/,
    );
  });
});
