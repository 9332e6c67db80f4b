import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { allKinds } from '#analyst/all-kinds.ts';
import type { Analyst, Block, Desk } from '#analyst/analyst.ts';
import { recordsKind } from '#analyst/kinds/records/records.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import { toEvidencePieces } from '#sample/evidence-pieces.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { drawBlocks } from '#server/features/assistant/chat/draw-blocks.ts';
import AnswerMarkdown from '#web/features/assistant/chat/answer-markdown.tsx';
import { chatMessages } from '#web/features/assistant/chat/messages.ts';
import { kindStarts, taskStarts } from '#web/features/assistant/query/starting-points.ts';
import { demoMessages } from '#web/features/shell/public/messages.ts';
import { offersOf, textOf } from './answer-text.ts';
import { askedCompany } from './asked-company.ts';
import { NO_WORK } from './no-work.ts';
import { readAnalyst } from './read-analyst.ts';

const full = toAssessmentData(askedCompany.currentYear, randomUUID);
const defaults = { thresholdsReason: '', thresholdsAdopted: null };

/** The assessment of a company that was set up a minute ago. */
const fresh: AssessmentData = {
  ...full,
  assessment: { ...full.assessment, ...defaults },
  ...{ selections: [], scores: [], components: [], stakeholders: [], decisions: [], responses: [], activities: [] },
  ...{ measures: [], netScores: [] },
};
const begun = full.components.filter((_, at) => at % 7 === 0);
const begunIds = new Set<string>(begun.map(({ id }) => id));
/** A third of the answers, some entries of which every second one is not scored yet, no measures. */
const half: AssessmentData = {
  ...fresh,
  responses: full.responses.slice(0, 4),
  selections: full.selections.slice(0, 3),
  stakeholders: full.stakeholders.slice(0, 2),
  components: begun.map((component, at) =>
    at % 2 === 0 ? component : { ...component, impactPolarity: null, severityOpen: true, likelihoodOpen: true },
  ),
  activities: (full.activities ?? []).map((activity) => ({
    ...activity,
    componentIds: activity.componentIds.filter((id) => begunIds.has(id)),
  })),
};

interface Company {
  name: string;
  current: AssessmentData;
  earlier: AssessmentData | null;
  hasEvidence: boolean;
}
const companies: readonly Company[] = [
  { name: 'a fresh company', current: fresh, earlier: null, hasEvidence: false },
  { name: 'a company half way', current: half, earlier: null, hasEvidence: false },
  {
    name: 'the sample company',
    current: full,
    earlier: toAssessmentData(askedCompany.earlierYear, randomUUID),
    hasEvidence: true,
  },
];

const deskOf = ({ current, earlier, hasEvidence }: Company): Desk => ({
  data: async () => ({ current, earlier, changes: [], requirements: {} }),
  ...NO_WORK,
  changes: async () => [],
  evidence: async () => (hasEvidence ? toEvidencePieces(askedCompany.evidence, full) : []),
});

let analyst: Analyst;
beforeAll(async () => {
  analyst = await readAnalyst();
});

const ignore = () => undefined;
/** What a user sees of an answer in the browser. */
const drawn = (blocks: readonly Block[]): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(AnswerMarkdown, {
        text: drawBlocks(blocks).text,
        ...{ onAsk: ignore, onPropose: ignore, isBusy: false },
      }),
    ),
  ).replace(/<[^>]*>/g, '');
/** Markup that should have been rendered but remains in the text; null where there is none. */
const strayMarks = (blocks: readonly Block[]): string | null =>
  /.{0,40}(?:\*\*|\]\(|\|[ -]*\||(?<![\p{L}\p{N}])_{2}|`|\\[*_[\]]).{0,40}/u.exec(drawn(blocks))?.[0] ?? null;

const ask = (question: string, company: Company) =>
  analyst.answer({ question, query: null, before: null, earlier: [] }, deskOf(company));

/** The questions of the start screen and the public demo, and the offer of each kind of answer. */
const STANDING = [
  ...chatMessages.suggestions.flatMap(({ label, question }) => [label, question]),
  ...kindStarts.map(({ question }) => question),
  ...taskStarts.map(({ query }) => sayQuery(query)),
  ...Object.values(demoMessages.chat.prompts).map(({ question }) => question),
  // Facts from the texts are offered only where there are any, so their offer occurs in the answers.
  ...allKinds.filter(({ id }) => id !== 'facts').map(({ offer }) => offer),
];
/** Questions that lead to offers: greetings, other languages, questions that nobody can answer. */
const ASKED_BY_PEOPLE = [
  'Hello',
  'Welche Themen sind für uns wesentlich?',
  'What is the weather tomorrow?',
  'Write an e-mail to the board',
  'entries about zeppelins',
  'list the risks of the standard on biodiversity for our bank',
  'what is the price tag if a shipment of palm is turned away',
  'Draft a justification for water',
  'Is the moon material to our board of directors and its hats?',
  'Which evidence do we have for product recall?',
  'Which evidence do we have for glaciers?',
  'Which measures do we have against glaciers?',
  'Which scores are lower after measures?',
  'Which opportunities on microplastics are certain and negative?',
  'What is the pulse of our walruses?',
  'Does the law speak of steps and bounds?',
  'Tell me about microplastics',
];

/** The kind of answer that the offer of a question promises. */
function kindOffered(question: string): AnswerKind | null {
  const own = allKinds.find(({ id, offer }) => offer === question && id !== 'off-subject');
  if (own) return own.id;
  if (readSaidQuery(question)) return 'query';
  if (recordsKind.isOffered?.(question)) return 'records';
  if (question.startsWith('What do the law and the method say: ')) return 'method';
  if (question.startsWith('What do the texts say about ')) return 'facts';
  if (question.startsWith('Draft a ')) return 'draft';
  if (question.startsWith('Why does “')) return 'why';
  return NAMED[question] ?? null;
}
const NAMED: Readonly<Record<string, AnswerKind>> = {
  'What are the key material topics?': 'query',
  'Which topics score highest?': 'query',
  'What should I focus on next?': 'next',
  'What are the key material topics for my company?': 'query',
  'Which topics have the highest materiality scores?': 'query',
  'Which measures do we have?': 'query',
  'Which evidence do we have?': 'query',
  'Who is responsible for what?': 'query',
  'Which topics are material?': 'query',
  'Welche Themen sind wesentlich?': 'query',
  'Welche Risiken haben wir vorgelagert?': 'query',
  'Was kannst du?': 'assistant',
  'Which risks do we have upstream?': 'query',
  'What changed since last year?': 'query',
  'Which topics are deselected?': 'query',
  'Why is water material?': 'why',
  'Which gaps would an auditor find?': 'next',
  'Which measures do we rely on?': 'query',
};

describe.each(companies)(
  'every question that the product itself offers gets the promised kind of answer: $name',
  (company) => {
    it('follows the offers of every answer from the start screen on', async () => {
      const wrong: string[] = [];
      const seen = new Set<string>();
      let next: string[] = [...STANDING];
      for (const question of ASKED_BY_PEOPLE) {
        const answer = await ask(question, company);
        const stray = strayMarks(answer.blocks);
        if (stray) wrong.push(`${question}: draws ${stray}`);
        next.push(...offersOf(answer));
      }
      while (next.length > 0) {
        const [question = '', ...rest] = next;
        next = rest;
        if (seen.has(question)) continue;
        seen.add(question);
        const answer = await ask(question, company);
        const text = textOf(answer);
        const kind = kindOffered(question);
        if (kind === null) wrong.push(`${question}: nobody says of which kind it is`);
        else if (answer.reading?.kind !== kind) wrong.push(`${question}: ${answer.reading?.kind} and not ${kind}`);
        for (const bad of ['Not used', 'I am not sure', 'I did not find', 'I know nothing', 'could not use'])
          if (text.includes(bad)) wrong.push(`${question}: ${text.slice(0, 120)}`);
        if ((answer.reading?.unused.length ?? 0) > 0) wrong.push(`${question}: leaves over ${answer.reading?.unused}`);
        const stray = strayMarks(answer.blocks);
        if (stray) wrong.push(`${question}: draws ${stray}`);
        next.push(...offersOf(answer));
      }
      expect(wrong).toEqual([]);
      expect(seen.size).toBeGreaterThan(20);
    });
  },
);

const [freshCompany, begunCompany, sample] = companies as readonly [Company, Company, Company];
const firstLine = async (question: string, company: Company) => textOf(await ask(question, company)).split('\n')[0];

describe('the three suggested questions', () => {
  it('names the material topics, or says that none is scored yet', async () => {
    const question = 'What are the key material topics for my company?';
    expect(await firstLine(question, sample)).toMatch(/topics are material.*\b15 of \d+ assessed topics are material/);
    expect(await firstLine(question, freshCompany)).toBe(
      'None of 37 topics is material yet, because none has been scored.',
    );
  });

  it('leads to the next signature once the assessment is completed, until it is approved', async () => {
    const question = 'What should I focus on next in my assessment?';
    const first = async (state: Partial<AssessmentData['assessment']>) => {
      const current = { ...full, assessment: { ...full.assessment, status: 'completed' as const, ...state } };
      return textOf(await ask(question, { ...sample, current })).split('\n')[1];
    };
    expect(await first({ isApproved: false, isSigned: false })).toContain('Sign that you prepared the result');
    expect(await first({ isApproved: false, isSigned: true })).toContain('Get the next signature');
    expect(await first({ isApproved: true, isSigned: true })).not.toContain('signature');
  });

  it('lists the five highest scores and mentions ties, without topics that nobody assessed', async () => {
    const question = 'Which topics have the highest materiality scores?';
    const answer = await ask(question, sample);
    expect(await firstLine(question, sample)).toMatch(
      /^E4\.1 Direct impact drivers of biodiversity loss and S2\.3 .* have the highest score, 25 of 25; 3 more are tied with the last one shown\.$/,
    );
    expect(textOf(answer).split('\n')[1]).toBe(
      'Top 5 of 28 topics. Scores are out of 25. Thresholds: impact 12.5, financial 12.5.',
    );
    const [table] = answer.blocks.filter(({ is }) => is === 'table');
    expect(table?.is === 'table' && table.rows).toHaveLength(5);
    expect(table?.is === 'table' && table.columns.map(({ label }) => label)).not.toContain('Highest score');
    const said = answer.blocks.flatMap((block) => (block.is === 'sentence' ? block.line : []));
    const sources = said.flatMap((part) => (part && typeof part === 'object' && 'source' in part ? part.source : []));
    expect(sources.filter(({ kind }) => kind === 'results')).toHaveLength(1);
    const begun = textOf(await ask(question, begunCompany));
    expect(begun).toMatch(/^S2\.3 .* has the highest score, 25 of 25\./);
    expect(begun).not.toMatch(/\| not assessed \| not assessed \|/);
    expect(await firstLine(question, freshCompany)).toBe('None of 37 topics is scored yet, so none ranks first.');
  });

  it.each(companies)('names at most five next steps, each with a link: $name', async (company) => {
    const answer = await ask('What should I focus on next in my assessment?', company);
    const [steps] = answer.blocks.filter(({ is }) => is === 'list');
    const lines = steps?.is === 'list' ? steps.lines : [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines)
      expect(line.some((part) => part && typeof part === 'object' && 'source' in part)).toBe(true);
    expect(answer.blocks[0]?.is).toBe('sentence');
  });
});

describe('an answer to a suggested question', () => {
  it('explains why the highest topic is material', async () => {
    const question = 'Why is our highest topic material?';
    expect(await firstLine(question, sample)).toMatch(/^E4\.1 .*: Material by both.*Impact score 25 of 25 reaches/);
    expect(await firstLine(question, freshCompany)).toMatch(/^No topic has been scored yet/);
  });

  it('explains how materiality is determined, with the paragraphs', async () => {
    const answer = textOf(await ask('How is materiality determined?', freshCompany));
    expect(answer).toContain('Double materiality: A sustainability matter is material');
    expect(answer).toContain('Law, ESRS');
  });
});

describe('important words are bold, whatever is next to them', () => {
  it.each([
    ['a blank at their end', ['Look twice: ', 'E1.1']],
    ['a colon before a letter', ['Look twice:', 'E1.1']],
    ['a blank at their beginning', [' soon', 'er']],
    ['a sign at their beginning', ['(twice)', ' E1.1']],
    ['signs of markup in them', ['a*b_c', 'd']],
    ['nothing', ['', 'E1.1']],
  ])('%s', (_, [strong = '', after = '']) => {
    const blocks: Block[] = [{ is: 'sentence', line: ['Now', { strong }, after] }];
    expect(drawn(blocks).replace(/\s+/g, '')).toBe(`Now${strong}${after}`.replace(/\s+/g, ''));
  });
});

describe('a question that names its own subject ignores the previous one', () => {
  const ASKED_BEFORE = [
    'How many topics are material?',
    'Which risks do we have upstream?',
    'Why is water material?',
    'Which stakeholders are key?',
  ];
  const OWN = [
    ...STANDING,
    ...Object.keys(NAMED),
    'What is our biggest negative impact and why?',
    'What has changed today?',
    'Who changed what last week?',
    'Which thresholds do we use?',
    'How many stakeholders do we have?',
  ];
  it.each(ASKED_BEFORE)(
    'after "%s"',
    async (asked) => {
      const { reading } = await ask(asked, sample);
      const before = reading?.queries[0] ?? null;
      const earlier = [{ question: asked, kind: reading?.kind ?? 'query' }];
      const wrong: string[] = [];
      for (const question of new Set(OWN)) {
        const alone = (await ask(question, sample)).reading;
        const after = (await analyst.answer({ question, query: null, before, earlier }, deskOf(sample))).reading;
        if (JSON.stringify(after) !== JSON.stringify(alone))
          wrong.push(
            `${question}: ${after?.kind} ${after?.queries.map(sayQuery)}, alone ${alone?.kind} ${alone?.queries.map(sayQuery)}`,
          );
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
