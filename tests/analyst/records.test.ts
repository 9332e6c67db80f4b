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
  const recall = idOf('Product recall');
  const welfare = idOf('Poor animal welfare');
  const nobody = { formerOwner: null, reviewer: null, reviewedBy: null };
  const records: TeamRecords = {
    people: [
      { userId: ME, name: 'Mara Beispiel' },
      { userId: JONAS, name: 'Inés Ejemplo' },
    ],
    me: ME,
    assignments: [
      { ...nobody, noun: 'component', key: recall, owner: JONAS, dueOn: '2026-09-01', review: 'open' },
      { ...nobody, noun: 'component', key: welfare, owner: null, dueOn: null, review: 'in-review', reviewer: ME },
    ],
    threads: [
      {
        ...{ noun: 'component', recordId: welfare, about: 'Poor animal welfare', isQuestion: false, isResolved: false },
        remarks: [{ body: 'Would that be independent enough?', by: 'Inés Ejemplo', at: '2026-09-02T08:00:00Z' }],
      },
    ],
    signatures: [],
    earlierSignatures: [
      {
        ...{ step: 'approved', name: 'Chiara Esempio', jobTitle: 'Managing Director', signedOn: '2025-11-24' },
        ...{ minutes: '', manner: 'recorded', recordedBy: 'Mara Beispiel' },
      },
    ],
    leftOut: NOTHING_LEFT_OUT,
    marks: [],
  };
  ask = await sampleAnalyst({ ...sampleDesk, records: async () => records });
});

/** What an answer says, and what each of its offers does when it is pressed. */
async function withinOnePress(question: string): Promise<string> {
  const answer = await ask(question);
  const pressed = await Promise.all(offersOf(answer).map(async (offer) => textOf(await ask(offer))));
  return [textOf(answer), ...pressed].join('\n');
}

describe('the analyst answers, within one press, what people have recorded', () => {
  it.each([
    ['Who approved last year’s assessment?', 'Approved by Chiara Esempio'],
    ['is it still a draft or is it final', 'is a draft'],
    ['Has anything become overdue?', 'Product recall'],
    ['what is Ines supposed to get done', 'Inés Ejemplo owns 1 record'],
    ['which reviews have not been done yet', 'Poor animal welfare'],
    ['are there unresolved comments', 'Would that be independent enough?'],
    ['what did we throw out and why', 'set aside'],
    ['which activities in our value chain have no entries', 'nothing entered'],
    ['do we postpone any disclosures', 'disclosure'],
    ['how much hangs on single entries', 'single entry'],
    ['what would happen at a threshold of 15', 'if the thresholds were 15'],
    ['must we ask every one of our suppliers', 'Whether suppliers and other partners have to be asked'],
  ])('%s', async (question, expected) => {
    expect(await withinOnePress(question)).toContain(expected);
  });

  it('says that nothing mentions what no text mentions', async () => {
    expect(await withinOnePress('did we cover zeppelins?')).toContain(
      'Nothing in this assessment mentions “zeppelins”',
    );
  });

  it('answers both questions of one sentence', async () => {
    const said = await withinOnePress('how is the severity of an impact made up and which comments are unresolved?');
    expect(said).toContain('Severity: The severity of a negative impact');
    expect(said).toContain('Would that be independent enough?');
  });

  it('shows how both questions of one sentence were read', async () => {
    const { reading } = await ask('which comments are unresolved and what are our three highest risks?');
    expect(reading?.queries).toMatchObject([{ noun: 'component', first: 3 }]);
  });

  it('does not take a name alone as a question for changes', async () => {
    expect((await ask('what is the salary of Mara')).reading?.kind).not.toBe('query');
  });
});
