import { everything, type Query } from '#domain/query/query.ts';

/** A task whose answer is rows: one press asks its query. */
interface TaskStart {
  label: string;
  query: Query;
}
/** A kind of answer that no chips build: one press asks its question. */
interface KindStart {
  label: string;
  question: string;
}

/** Tasks of an assessment, each as one query. */
export const taskStarts: readonly TaskStart[] = [
  {
    label: 'What is material',
    query: { ...everything('topic'), where: [{ field: 'material', is: 'equal', value: true }] },
  },
  { label: 'What changed', query: everything('change') },
  {
    label: 'What has no evidence',
    query: { ...everything('component'), where: [{ field: 'evidence', is: 'missing' }] },
  },
  {
    label: 'Near the threshold',
    query: { ...everything('topic'), where: [{ field: 'borderline', is: 'equal', value: true }] },
  },
  {
    label: 'Top risks',
    query: { ...everything('component'), where: [{ field: 'kind', is: 'equal', value: 'risk' }], first: 5 },
  },
];

/** Answers that are not built from chips. */
export const kindStarts: readonly KindStart[] = [
  { label: 'Why it is material', question: 'Why is our highest topic material?' },
  { label: 'The rules', question: 'How is materiality determined?' },
  { label: 'Measures', question: 'Which measures do we have?' },
  { label: 'Evidence', question: 'Which evidence do we have?' },
  { label: 'Who is responsible', question: 'Who is responsible for what?' },
  { label: 'Auditor’s questions', question: 'What has our auditor asked?' },
];
