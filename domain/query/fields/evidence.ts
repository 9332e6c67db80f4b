import { places } from '#domain/chat/places.ts';
import { type EvidencePiece, evidencedCriteria, evidenceKinds } from '#domain/evidence/evidence.ts';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { labelOf } from '#domain/reference/option.ts';
import { noun } from './noun.ts';
import type { TopicOfYear, Year } from './year.ts';

interface EvidenceRow {
  piece: EvidencePiece;
  /** The topics of the records that it supports. */
  topics: readonly TopicOfYear[];
  givenFor: string;
}

type Use = EvidencePiece['uses'][number];

/** The pieces of evidence that the assessment uses, by title. */
export const evidenceNoun = noun<EvidenceRow>({
  plural: 'pieces of evidence',
  fields: {
    title: { label: 'Title', kind: 'line', read: ({ piece }) => piece.title },
    kind: { label: 'Kind', kind: 'choice', options: evidenceKinds, read: ({ piece }) => piece.kind },
    givenFor: {
      label: 'Supports',
      kind: 'long-text',
      saidLike: ['that support {text}', 'that do not support {text}'],
      read: ({ givenFor }) => givenFor || null,
    },
    datedOn: { label: 'Dated', kind: 'date', read: ({ piece }) => piece.datedOn },
    validUntil: { label: 'End of validity', kind: 'date', read: ({ piece }) => piece.validUntil },
    expired: {
      label: 'Expired',
      kind: 'flag',
      saidAs: ['that have expired', 'that have not expired'],
      read: ({ piece }) => piece.hasExpired,
    },
    owner: { label: 'Owner', kind: 'line', ofPeople: true, read: ({ piece }) => piece.owner },
    topic: {
      label: 'Topics it supports',
      kind: 'choices',
      saidLike: ['topic {value}', 'not topic {value}'],
      read: ({ topics }) => valuesOf(topics.map(({ topic }) => topic.code)),
    },
    standard: {
      label: 'Standards it supports',
      kind: 'choices',
      options: STANDARD_CODES.map((id) => ({ id, label: id })),
      saidLike: ['standard {value}', 'not standard {value}'],
      read: ({ topics }) =>
        valuesOf(topics.flatMap(({ group }) => STANDARD_CODES.find((code) => code === group.key) ?? [])),
    },
  },
  columns: ['givenFor', 'datedOn', 'validUntil', 'expired', 'owner'],
  order: null,
  isComparable: false,
  hasEarlier: false,
  rows: ({ year, data }) =>
    (data.evidence ?? []).map((piece) => ({
      piece,
      topics: piece.uses.flatMap((use) => topicOf(use, year) ?? []),
      givenFor: piece.uses.map((use) => sayUse(use, year)).join('; '),
    })),
  nameOf: ({ piece: { id, title } }) => ({ id, label: title, path: places.evidence(id) }),
});

const valuesOf = (values: readonly string[]) => (values.length === 0 ? null : [...new Set(values)]);

/** The entry that has the measure supported by a piece of evidence. */
function entryOfMeasure({ noun: of, recordId }: Use, { data }: Year) {
  const measure = of === 'measure' ? data.measures?.find(({ id }) => id === recordId) : undefined;
  return measure && data.components.find(({ id }) => id === measure.componentId);
}

function topicOf(use: Use, year: Year): TopicOfYear | undefined {
  const entry = entryOfMeasure(use, year) ?? year.data.components.find(({ id }) => id === use.recordId);
  return year.topics.find(({ topic }) => topic.id === (entry ? entry.topicId : use.recordId));
}

/** Words a use: 'Water withdrawal in a dry basin, scale (June to September)'. */
function sayUse(use: Use, year: Year): string {
  const entry = entryOfMeasure(use, year);
  const criterion = use.criterion === '' ? '' : `, ${labelOf(evidencedCriteria, use.criterion).toLowerCase()}`;
  const passage = use.passage.trim() === '' ? '' : ` (${use.passage.trim()})`;
  return `${use.recordName}${entry ? ` at ${entry.title}` : ''}${criterion}${passage}`;
}
