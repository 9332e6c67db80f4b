import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TeamRecords } from '#analyst/analyst.ts';
import { NOTHING_LEFT_OUT } from '#domain/audit/left-out.ts';
import type { UserId } from '#domain/ids.ts';
import { offersOf, textOf } from './answer-text.ts';
import { sampleAnalyst, sampleDesk } from './sample-desk.ts';

const [ME, JONAS] = ['me' as UserId, 'jonas' as UserId];
let ask: (...questions: readonly string[]) => Promise<Answer>;
beforeAll(async () => {
  const { current } = await sampleDesk.data();
  const idOf = (name: string) => current.components.find(({ title }) => title === name)?.id ?? '';
  const welfare = idOf('Poor animal welfare');
  const records: TeamRecords = {
    people: [
      { userId: ME, name: 'Mara Beispiel' },
      { userId: JONAS, name: 'Jonas Muster' },
    ],
    me: ME,
    assignments: [
      {
        ...{ noun: 'component', key: welfare, owner: ME, dueOn: '2026-09-01', review: 'in-review', reviewer: JONAS },
        ...{ formerOwner: null, reviewedBy: null },
      },
    ],
    threads: [
      {
        ...{ noun: 'component', recordId: welfare, about: 'Poor animal welfare', isQuestion: false, isResolved: false },
        remarks: [{ body: '@Mara Beispiel, is that independent?', by: 'Jonas Muster', at: '2026-09-02T08:00:00Z' }],
      },
    ],
    signatures: [],
    earlierSignatures: [],
    leftOut: NOTHING_LEFT_OUT,
    marks: [],
  };
  ask = await sampleAnalyst({
    ...sampleDesk,
    records: async () => records,
    auditQuestions: async () => [
      { text: 'Who weighed it?', about: 'Poor animal welfare', by: 'Ann', at: '2026-03-01T08:00:00Z', state: 'open' },
    ],
  });
});

describe('what kind of thing is asked decides before the words of entries', () => {
  it.each([
    ['is anything late?', 'Poor animal welfare'],
    ['how far are the reviews?', '1 review still open'],
    ['list everything we took out', 'set aside'],
    ['where in our value chain do the problems sit mostly', 'in the value chain'],
    ['which parts of the supply chain has nobody looked at', 'nothing entered'],
    ['did we leave out any disclosure and on what grounds', 'every disclosure that is due'],
    ['what single thing could cost us the most money?', 'risks. Scores are out of 25'],
    ['can we change something now that it is signed?', 'cannot be changed until it is reopened'],
    ['so what came out in the end', 'topics are material'],
    ['would one step more or less flip something', 'would turn with one step'],
    ['which of our measures actually bring a score down', 'lower a score'],
    ['explain the result to my board in four sentences', '2025/26'],
  ])('%s', async (question, expected) => {
    const answer = await ask(question);
    expect(['offered', 'unsure', 'facts']).not.toContain(answer.reading?.kind);
    expect(textOf(answer)).toContain(expected);
  });

  it('knows who asks', async () => {
    expect(textOf(await ask('what is on my plate'))).toMatch(/^Mara Beispiel owns 1 record/);
    expect(textOf(await ask('what is on my plate'))).toContain('is that independent?');
    expect(textOf(await ask('what did Jonas ask me in the comments?'))).toMatch(/^Jonas Muster wrote in 1 discussion/);
  });

  it('carries the thing that is named into the answer', async () => {
    expect(textOf(await ask('has somebody else looked at the animal welfare entry'))).toMatch(
      /^Poor animal welfare:\nOwner: Mara Beispiel.* to be reviewed by Jonas Muster/,
    );
    const said = textOf(await ask('why did working conditions of our own people drop out this year?'));
    expect(said).toContain('S1.1 Working conditions (own workforce): ');
    expect(said).toMatch(/before, .* now/);
  });

  it('gives the company’s own case before the rule', async () => {
    const scope = textOf(await ask('do we even have to do this? my boss says the law got changed'));
    expect(scope.split('Which companies must report')[0]).toContain('report voluntarily');
    const bar = textOf(await ask('the law gives no threshold, so who says 12.5 and why'));
    expect(bar).toMatch(/^The thresholds are 12.5/);
    expect(bar).toContain('The standards give no value');
    const version = textOf(await ask('which version of the esrs are we on and must we move to the new one'));
    expect(version).toMatch(/^Your assessment: ESRS set 1 \(2023\)/);
    expect(textOf(await ask('do we have to report on S1 at all now'))).toMatch(/S1 Own workforce/);
  });

  it('answers the second half, and whom it speaks of', async () => {
    const said = textOf(await ask('what has the auditor looked at so far, and what is she asking?'));
    expect(said).toContain('marked anything as looked at');
    expect(said).toContain('Who weighed it?');
  });

  it('offers what a question is about if it says more', async () => {
    const answer = await ask('which claims on our packs were reviewed by the lawyers in spring');
    expect(['offered', 'unsure', 'facts']).toContain(answer.reading?.kind);
    expect(offersOf(answer).join()).toMatch(/review/);
  });
});

describe('lists say what is not as the thresholds say', () => {
  it('names decisions and entries that do not count', async () => {
    expect(textOf(await ask('which positive impacts do we have'))).toContain(
      'Listed, but not counted: Lighter dessert tubs',
    );
  });
});
