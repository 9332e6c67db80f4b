import type { QueryData } from '#domain/query/fields/noun.ts';
import { askedQueryData } from '../asked-company.ts';

type Change = QueryData['changes'][number];

const change = (id: string, by: string, noun: Change['noun'], told: Partial<Change>): Change => ({
  id,
  rowId: id,
  at: '2026-03-02T10:00:00.000Z',
  by,
  reason: null,
  noun,
  verb: 'changed',
  title: '',
  topic: null,
  fields: [],
  ...told,
});

/** The sample company with a history. */
export const withChanges: QueryData = {
  ...askedQueryData,
  changes: [
    change('1', 'Jonas Muster', 'component', { title: 'Product recall', topic: 'S4.2 Personal safety' }),
    change('2', 'Inés Ejemplo', 'stakeholder', { title: 'Suppliers' }),
    change('3', 'Jonas Muster', 'score', { topic: 'G1.6 Corruption and bribery' }),
  ],
};

/** Questions about the history with the query that they ask, in the notation of `brief`. */
export const historical: readonly (readonly [string, string])[] = [
  ['What has Jonas Muster changed?', 'change by=Jonas Muster'],
  ['changes by Inés', 'change by=Inés Ejemplo'],
  ['What did Ines Ejemplo change?', 'change by=Inés Ejemplo'],
  ['What did Jonas edit in the stakeholder list?', 'change by=Jonas Muster what=stakeholder'],
  ['how many changes did Jonas make', 'change by=Jonas Muster · count'],
  ['edits per person', 'change · by by'],
  ['latest 3 changes', 'change · first 3'],
  ['who changed Product recall', 'change title=Product recall'],
  ['history of Product recall', 'change title=Product recall'],
  ['which stakeholders were edited', 'change what=stakeholder'],
  ['changes to answers', 'change what=answer'],
  ['Jonas edits on corruption', 'change by=Jonas Muster topic=G1.6'],
  ['changes of the justification', 'change field=justification'],
  ['What happened to Product recall since last year?', 'component title=Product recall · compared'],
];
