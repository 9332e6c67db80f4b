import type { Source } from '#domain/chat/chat-source.ts';
import type { QueryRow } from './evaluate.ts';
import type { QueryNoun } from './fields/query-nouns.ts';

const KINDS: Readonly<Record<QueryNoun, Source['kind']>> = {
  component: 'component',
  topic: 'topic',
  score: 'topic',
  stakeholder: 'stakeholder',
  answer: 'answer',
  change: 'section',
  disclosure: 'results',
  measure: 'component',
  link: 'component',
  evidence: 'section',
};

/** A row that a query found, as an answer cites it. */
export const rowSource = ({ noun, label, path }: Pick<QueryRow, 'noun' | 'label' | 'path'>): Source => ({
  kind: KINDS[noun],
  label: noun === 'score' ? `${label}, screening` : label,
  path,
});
