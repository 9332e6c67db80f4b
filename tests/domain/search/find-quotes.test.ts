import { describe, expect, it } from 'vitest';
import { askedSubject } from '#domain/search/asked-words.ts';
import { findQuotes } from '#domain/search/find-quotes.ts';
import { listTexts } from '#domain/search/list-texts.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';

let ids = 0;
const texts = listTexts(
  toAssessmentData(currentYear, () => {
    ids += 1;
    return `id-${ids}`;
  }),
);
const ask = (question: string) => findQuotes(question, texts);

/** A question, and words of the sentence that is quoted first. */
const facts: [question: string, holds: string][] = [
  ['What is our revenue?', 'EUR 98m of turnover'],
  ['How much turnover do the desserts make?', 'EUR 98m of turnover'],
  ['how many employees do we have?', '250+ employees'],
  ['How many people answered the household panel?', '1,050 answers'],
  ['What did the water authority tell us?', 'expects lower summer abstraction'],
  ['share of sales under retailers’ own labels?', '60 %'],
  ['How many people work in Musterfeld?', 'Germany, 310 people'],
  ['how many tonnes of cocoa do we buy?', '1,900 t of cocoa products'],
  ['How much milk do we buy a year?', '52 million kg of milk'],
  ['How many farms deliver our milk?', 'about 140 farms'],
  ['In which countries do we operate?', 'Germany, Poland, Spain'],
  ['Which certificates do we have?', 'ISO 14001 certificate for Musterfeld'],
  ['do we have iso 14001', 'ISO 14001'],
  ['What are our greenhouse gas emissions in tonnes?', '118,000 of 154,500 t CO2e'],
  ['what is our carbon footprint?', '154,500 t CO2e'],
  ['How many tonnes of CO2 do we emit?', '154,500 t CO2e'],
  ['How much gas do we burn?', '41 GWh of gas'],
  ['how much electricity do we use', '23 GWh of electricity'],
  ['How much water does the Villaejemplo plant use?', '240,000 m³'],
  ['How many accidents were there last year?', '11 lost-time accidents'],
  ['What percentage of employees have a permanent contract?', 'Nine out of ten of our employees'],
  ['How many apprentices do we train?', '26 apprentices'],
  ['What share of the cocoa is traceable?', '71 % traceable'],
  ['How many growers are in an area of high water stress?', '41 of its 46 growers'],
  ['When does the discharge permit end?', 'ends in 2028'],
  ['How much does the additional treatment stage cost?', 'EUR 2.4m'],
  ['How much would a recall cost?', 'EUR 4m to EUR 8m'],
  ['How much do we save with the heat pumps?', 'EUR 0.9m a year'],
  ['How many agency workers join in the harvest season?', 'up to 140 agency workers'],
  ['How many tonnes of food go to food banks?', '640 t'],
  ['What share of our packaging is recyclable?', '81 % by weight recyclable'],
  ['How much packaging do we use?', '8,200 t of packaging'],
  ['How many pack types do we have?', '214 pack types'],
  ['How late do we pay growers?', '38 days on average'],
  ['What did the works councils ask for?', 'near misses be counted'],
  ['Who complained about lorry traffic?', 'lorry traffic before six'],
  ['What does the owning family expect?', 'Energy cost and carbon price exposure'],
  ['What is said about pollinators?', 'need pollinators and living soil'],
  ['Do the texts mention whistle-blowing?', 'whistle-blowing line'],
  ['Which allergens are a problem?', 'allergen'],
  ['What did the customers say about animal welfare?', 'animal welfare levels into its tenders'],
  ['Why were the thresholds kept at 12.5?', 'Kept from last year'],
  ['Does the EU taxonomy apply to us?', 'EU taxonomy'],
  ['Who are our largest customers?', 'three largest retail customers stand for 52 %'],
  ['How long do vacancies stay open?', 'three months on average'],
  ['What share of the milk comes from pasture?', '62 % of the milk'],
  ['How much did the cocoa bill rise?', 'from EUR 6.1m to EUR 9.8m'],
  ['What is the notice period of the suppliers?', 'notice period six months'],
  ['Which refrigerant do we use?', 'fluorinated refrigerant'],
  ['How many cases of heat exhaustion were there?', 'Two cases of heat exhaustion'],
  ['What share of cocoa volume is monitored for child labour?', '58 % of cocoa volume'],
  ['How many articles carry health claims?', 'eleven articles'],
  ['What are our products?', 'We make chilled desserts'],
  ['Which regulations apply to us?', 'CSRD, ISO 14001'],
  ['How many visitors came to the open day?', 'about 180 visitors'],
  ['How many plants do we have?', 'three plants'],
  ['How many kg of refrigerant leaked?', '38 kg in the year'],
  ['Which banks lend to us?', 'both lending banks'],
  ['How many whistle-blower reports were there?', 'no report'],
  ['which refrigerent leaks', 'fluorinated refrigerant'],
  ['What is our gender pay gap?', 'no gap within a grade'],
];

/** Questions that the texts do not answer, although most share some words with them. */
const unanswered = [
  'What percentage of women are in management?',
  'What is our net profit?',
  'Who is our CEO?',
  'What are our scope 3 emissions?',
  'How many patents do we hold?',
  'How much do we spend on advertising?',
  'How old are our employees on average?',
  'What is our tax rate?',
  'How much did we donate to charity?',
  'What is our market share?',
  'How many sites do we have?',
  'How many suppliers do we have?',
  'How many kilometres do our trucks drive?',
  'How many women work in Przykładowo?',
  'What is our water consumption in Poland?',
  'How many days of training do employees get?',
  'How much tax do we pay in Poland?',
  'What is our recycling rate for batteries?',
  'How many microplastics do we release?',
  'Do we use nuclear power?',
  'How many complaints about noise were there?',
  'Do we have an EMAS registration?',
  'How many tonnes of hazelnuts do we buy?',
  'What is our credit rating?',
  'How high are the wages in Poland?',
  'How many cyber attacks did we have?',
  'When was the company founded?',
  'What does the assessment say about cybersecurity?',
  'What is said about palm trees in Brazil?',
  'How many trade union members are there?',
  'How much plastic do we burn in Spain per day?',
  'How many hectares of land do we own?',
  'Are there nanoparticles in our products?',
];

describe('facts in the texts of the sample company', () => {
  it.each(facts)('%s', (question, holds) => {
    expect(ask(question)[0]?.text).toContain(holds);
  });

  it.each(unanswered)('finds nothing on: %s', (question) => {
    expect(ask(question).map(({ text, score }) => `${score.toFixed(2)} ${text}`)).toEqual([]);
  });

  it('are quoted word for word, with their source', () => {
    for (const [question] of facts) {
      for (const { entry, text } of ask(question)) {
        expect(entry.text).toContain(text);
        expect(entry.path).toMatch(/^\/app\//);
        expect(entry.label).not.toBe('');
      }
    }
  });

  it('include the sentence before or after if it holds the rest of what was asked', () => {
    const [found] = ask('How many tonnes of food go to food banks?');
    expect(found?.after).toContain('both food banks');
    expect(found?.words).toEqual(expect.arrayContaining(['food', 'banks']));
  });

  it('come from several texts if each holds a part', () => {
    const [first, ...others] = ask('how many employees do we have?').map(({ text }) => text);
    expect(first).toContain('250+ employees');
    expect(others.join()).toContain('310 people');
    expect(
      ask('How many employees are at the Spanish plant?')
        .map(({ text }) => text)
        .join(),
    ).toContain('Spain, 115');
  });

  it('list the words of the question that they contain', () => {
    expect(ask('How many people work in Musterfeld?')[0]?.words).toEqual(['people', 'work', 'musterfeld']);
  });

  it('are not searched for when a question has no subject', () => {
    for (const question of ['', '?', 'what is the total?', 'how much?']) expect(ask(question)).toEqual([]);
  });

  it('are named by the subject of the question when nothing is found', () => {
    expect(askedSubject('How many patents do we hold in Spain?')).toBe('patents spain');
    expect(askedSubject('What is our gender pay gap?')).toBe('gender gap');
  });
});

describe('two thousand components with long texts', () => {
  const long = (at: number): SearchEntry[] =>
    texts.map((entry) => ({ ...entry, id: `${entry.id}-${at}`, text: `${entry.text} ${entry.text} Number ${at}.` }));
  const many = Array.from({ length: 45 }, (_, at) => long(at)).flat();

  /** Processor time of this thread in milliseconds. */
  function timeOf(question: string): number {
    const before = process.threadCpuUsage();
    findQuotes(question, many);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  }

  it('are searched within a second', () => {
    const question = 'How much water does the Villaejemplo plant use?';
    expect(findQuotes(question, many)[0]?.text).toContain('240,000 m³');
    expect(timeOf(question)).toBeLessThan(1000);
  });

  it('are searched quickly for a question of any length', () => {
    const unknown = Array.from({ length: 1000 }, (_, at) => `w${at.toString(36)}ord`);
    expect(timeOf(unknown.join(' '))).toBeLessThan(1500);
    expect(timeOf('growers water cocoa unknownword '.repeat(250))).toBeLessThan(1500);
  });
});
