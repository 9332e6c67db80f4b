import type { QueryData } from '#domain/query/fields/noun.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { lexicon } from './lexicon.ts';
import { formOf, type Word, wordsIn } from './words.ts';

/** A row that the words of a question name. */
export interface Subject {
  noun: 'component' | 'topic' | 'stakeholder';
  id: string;
  label: string;
  /** How certain the match is, from 0 to 1. */
  fit: number;
}

const LEAST_FIT = 0.34;
const MOST = 5;
const EMPTY = new Set(
  'a an and the of in on for to with by or at from that too our their is are as below above over under between without through after before into per beyond than not no'.split(
    ' ',
  ),
);

/** Finds rows by the words of their titles, where rarer words count more, and topics by code and name. Best match first. */
export function findSubjects(words: readonly Word[], data: QueryData): Subject[] {
  const { rows, times } = known.get(data) ?? readRows(data);
  known.set(data, { rows, times });
  const asked = new Set(words.map(({ text }) => formOf(text)));
  const weigh = (forms: readonly string[]) =>
    forms.reduce((sum, form) => sum + 1 / (times.get(form) ?? 1) / (lexicon.forms.has(form) ? 2 : 1), 0);
  return rows
    .map(({ forms, ...row }) => {
      const isByCode = row.noun === 'topic' && asked.has(forms[0] ?? '');
      return { ...row, fit: isByCode ? 1 : weigh(forms.filter((form) => asked.has(form))) / (weigh(forms) || 1) };
    })
    .filter(({ fit }) => fit >= LEAST_FIT)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST);
}

const known = new WeakMap<QueryData, ReturnType<typeof readRows>>();

/** The rows with the words of their names, and how many rows contain each word. */
function readRows({ current }: QueryData) {
  const rows = [
    ...current.components.map(({ id, title }) => ({ noun: 'component' as const, id, label: title })),
    ...current.topics.map(({ id, code, name }) => ({ noun: 'topic' as const, id, label: `${code} ${name}` })),
    ...current.stakeholders.map((each) => ({ noun: 'stakeholder' as const, id: each.id, label: groupName(each) })),
  ].map((row) => ({ ...row, forms: formsOf(row.label) }));
  const times = new Map<string, number>();
  for (const { forms } of rows) for (const form of forms) times.set(form, (times.get(form) ?? 0) + 1);
  return { rows, times };
}

const formsOf = (label: string) => [
  ...new Set(
    wordsIn(label)
      .filter((text) => !EMPTY.has(text))
      .map(formOf),
  ),
];
