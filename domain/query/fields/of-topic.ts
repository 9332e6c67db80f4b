import { CATEGORIES, STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import type { Option } from '#domain/reference/option.ts';
import type { ReadFields } from './field.ts';
import type { TopicOfYear } from './year.ts';

const plain = (ids: readonly string[]): Option[] => ids.map((id) => ({ id, label: id }));
const standards: readonly string[] = STANDARD_CODES;

/** The law's words for the three: impacts on people, on the environment (ESRS 1 (2023) §43; (2026) §39). */
const subjects = [
  { id: 'people', label: 'People' },
  { id: 'environment', label: 'The environment' },
  { id: 'governance', label: 'Governance' },
] as const;
const SUBJECT_OF = { Social: 'people', Environmental: 'environment', Governance: 'governance' } as const;

/** The fields of the topic that a row is or belongs to. */
export function topicFields<Row>(topicOf: (row: Row) => TopicOfYear): ReadFields<Row> {
  return {
    topic: {
      label: 'Topic',
      kind: 'reference',
      saidLike: ['topic {value}', 'not topic {value}'],
      read: (row) => topicOf(row).topic.code,
    },
    topicName: { label: 'Name of the topic', kind: 'line', read: (row) => topicOf(row).topic.name },
    category: {
      label: 'Category',
      kind: 'choice',
      saidAlone: true,
      options: plain(CATEGORIES),
      read: (row) => topicOf(row).topic.category,
    },
    subject: {
      label: 'Subject',
      kind: 'choice',
      options: subjects,
      read: (row) => SUBJECT_OF[topicOf(row).topic.category],
    },
    standard: {
      label: 'Standard',
      kind: 'choice',
      saidLike: ['standard {value}', 'not standard {value}'],
      options: plain(STANDARD_CODES),
      read: (row) => {
        const { key } = topicOf(row).group;
        return standards.includes(key) ? key : null;
      },
    },
    relevant: {
      label: 'Topic is relevant',
      kind: 'flag',
      saidAs: ['under a relevant topic', 'under a deselected topic'],
      read: (row) => topicOf(row).isRelevant,
    },
  };
}
