import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Desk } from '#analyst/analyst.ts';
import { leadsOf } from '#analyst/asks/leads.ts';
import { first } from '#domain/found.ts';
import type { UserId } from '#domain/ids.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import { readSaidQuery } from '#domain/query/wording/say-query.ts';
import { offersOf, textOf } from './answer-text.ts';
import { NO_WORK } from './no-work.ts';
import { sampleAnalyst, sampleDesk } from './sample-desk.ts';

const ENTRY = 'The "second" depot floods';
const PERSON = 'Inés "Ina" Ejemplo';
let TOPIC = '';
let desk: Desk;
let ask: (...questions: readonly string[]) => Promise<Answer>;
beforeAll(async () => {
  const sample = await sampleDesk.data();
  const [renamed, ...others] = sample.current.components;
  const entry = { ...first(renamed ? [renamed] : [], 'the entries'), title: ENTRY };
  const topic = first(sample.current.topics, 'the topics');
  TOPIC = `${topic.code} ${topic.name}`;
  const data = { ...sample, current: { ...sample.current, components: [entry, ...others] } };
  const change: Omit<QueriedChange, 'id' | 'rowId' | 'noun' | 'title'> = {
    ...{ verb: 'changed', topic: TOPIC, reason: null, at: '2026-09-01T08:00:00Z', by: PERSON },
    fields: [{ field: 'justification', label: 'Justification', from: 'Not set', to: 'Written on a test day' }],
  };
  const changes: QueriedChange[] = [
    { ...change, id: '1', rowId: 'score', noun: 'score', title: '' },
    { ...change, id: '2', rowId: entry.id, noun: 'component', title: ENTRY, topic: null },
  ];
  const records = await NO_WORK.records();
  const mark = { recordId: entry.id, about: ENTRY, by: 'Chiara Esempio', isChangedSince: false, note: '' };
  desk = {
    ...sampleDesk,
    data: async () => data,
    changes: async () => changes,
    records: async () => ({
      ...records,
      people: [{ userId: 'ines' as UserId, name: PERSON }],
      marks: [{ ...mark, at: '2026-09-02T08:00:00Z' }],
    }),
  };
  ask = await sampleAnalyst(desk);
});

describe('the changes that the analyst offers', () => {
  it.each([
    ['a topic, whose changes have no title', () => TOPIC],
    ['an entry with quotation marks in its title', () => ENTRY],
  ])('are found for %s', async (_, name) => {
    const offer = offersOf(await ask(`What is recorded about “${name()}”?`)).at(-1) ?? '';
    expect(textOf(await ask(offer))).toContain('Written on a test day');
  });

  it.each([
    ['a topic', 'who changed it last', () => TOPIC],
    ['a person with quotation marks in their name', 'what did ines change', () => PERSON],
  ])('can be pressed for %s', async (_, question, name) => {
    const data = await desk.data();
    const named = data.current.topics[0];
    const subjects = [{ noun: 'topic', id: named?.id ?? '', label: TOPIC, fit: 1 }] as const;
    const leads = await leadsOf({ question, query: null, subjects, data, desk }, []);
    const queries = leads.map(({ offer }) => readSaidQuery(offer)).filter((query) => query?.noun === 'change');
    expect(queries.flatMap((query) => query?.where ?? [])).toContainEqual(
      name() === PERSON
        ? { field: 'by', is: 'equal', value: PERSON }
        : { field: 'topic', is: 'equal', value: named?.code },
    );
  });
});

it('says of an auditor without a note only that they looked', async () => {
  const said = textOf(await ask(`What is recorded about “${ENTRY}”?`));
  expect(said).toContain('Chiara Esempio, 2 September 2026');
  expect(said).not.toContain('“”');
});
