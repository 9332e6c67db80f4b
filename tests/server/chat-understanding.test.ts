import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceId, EvidenceUseId } from '#domain/ids.ts';
import { currentYear } from '#sample/current-year.ts';
import { ask, beginChat } from '../shared/ask.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { processorMs } from '../shared/processor-time.ts';
import { foundSampleWorld } from '../shared/sample-world.ts';

let database: TestDatabase;
let app: TestApp;
let world: Awaited<ReturnType<typeof foundSampleWorld>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundSampleWorld(app);
});
afterAll(() => database.close());

const answerTo = async (question: string) => {
  const session = await beginChat(world, world.assessmentId);
  return (await ask(app, world, session, question)).text;
};

describe('the built-in analyst finds the intended component', () => {
  it.each([
    ['by words of its text', 'How did we score paying our small farmers overdue?', 'Late payment of small growers'],
    [
      'by other words',
      'How did we rate the danger of hail and drought making our crops dearer?',
      'Crop failures raise ingredient prices',
    ],
    [
      'past slips of the keyboard',
      'What is the score of comodity driven deforestaton?',
      'Commodity-driven deforestation',
    ],
    [
      'rather than its topic',
      'Why is the score of heat recovery and heat pumps so low?',
      'Heat recovery and industrial heat pumps',
    ],
  ])('%s', async (_how, question, title) => {
    // It answers, or asks whether this is meant: its name is read in either case.
    expect(await answerTo(question)).toMatch(new RegExp(`(\\*\\*|[“"])${title}(\\*\\*|[”"])`));
  });

  it('and the topic when the question names only a topic', async () => {
    expect(await answerTo('Why is animal welfare material?')).toContain('**G1.3 Animal welfare**');
    expect(await answerTo('Is water pollution material?')).toContain('**E2.2 Pollution of water**');
  });
});

describe('an answer of the built-in analyst about measures and evidence', () => {
  it('lists the measures in the assessment, each with a link', async () => {
    const { measures, netScores } = currentYear;
    const text = await answerTo('Which measures do we rely on?');
    expect(text).toContain(`**${measures.length}**: measures.`);
    expect(text).toMatch(
      /Storage basin [^|]*\[\d\]\([^)]+\) \| Water scarcity at sourcing regions \|.*\| 20 \| 15 \|[\s\S]* of them lower a score/,
    );
    expect(text).toContain(`**${netScores.length}** of them lower a score`);
  });

  it('states until when evidence is valid, and which has expired', async () => {
    const { api, assessmentId } = world;
    const { components } = await api.assessment.read({ assessmentId });
    const at = mustHave(components.find(({ title }) => title === 'Poor animal welfare'));
    for (const [title, validUntil] of [
      ['Audit of the barns', '2020-12-31'],
      ['Certificate of the egg supplier', '2099-06-30'],
    ] as const) {
      await api.evidence.add({
        id: randomUUID() as EvidenceId,
        ...{ title, note: '', datedOn: null, validUntil, ownerId: null },
        content: { kind: 'link', url: 'https://example.com/audit' },
        use: {
          id: randomUUID() as EvidenceUseId,
          ...{ assessmentId, noun: 'component', recordId: at.id, criterion: '', passage: 'p. 4' },
        },
      });
    }
    const told = await answerTo('Which evidence expires?');
    expect(told).toContain('**2**: pieces of evidence, with end of validity');
    expect(told).toMatch(
      /Audit of the barns.\[\d\]\(\/app\/evidence\?evidence=[^)]+\) \| Poor animal welfare \(p\. 4\) \| 31 December 2020 \| Yes/,
    );
    expect(told).toMatch(
      /\*\*1\*\* of them has expired\. Next to expire is Certificate .*, valid until 30 June 2099\./,
    );
  });
});

describe('a question in another language', () => {
  it.each([
    ['Welche Themen sind für uns wesentlich?', 'Ich lese nur Fragen auf Englisch'],
    ['Quels sont nos enjeux matériels ?', 'Je ne lis que des questions en anglais'],
    ['¿Cuáles son nuestros temas materiales?', 'Solo leo preguntas en inglés'],
    ['Quali temi sono rilevanti per la nostra azienda?', 'Leggo solo domande in inglese'],
    ['Welke onderwerpen zijn voor ons van belang?', 'Ik lees alleen vragen in het Engels'],
    ['Jakie tematy są dla nas istotne?', 'Czytam tylko pytania w języku angielskim'],
    ['どのトピックが重要ですか', 'I only understand questions in English'],
  ])('gets a notice in its language, with an alternative: %s', async (question, says) => {
    expect(await answerTo(question)).toContain(says);
  });
});

describe('a question that repeats one word', () => {
  it.each(['material ', 'in out ', 'zzzzzzz '])('is answered quickly: %s', async (word) => {
    const took = await processorMs(async () => expect(await answerTo(word.repeat(500))).not.toBe(''));
    expect(took).toBeLessThan(5000);
  });
});

describe('the built-in analyst in doubt', () => {
  it('offers at most four readings instead of an answer', async () => {
    const text = await answerTo('and what about the other thing we had');
    expect(text).toContain('I did not find a sentence in the texts of this assessment that answers this.');
    expect(mustHave(text.match(/\]\(#ask\)/g)).length).toBeLessThanOrEqual(4);
  });
});
