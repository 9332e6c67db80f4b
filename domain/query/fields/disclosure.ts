import { places } from '#domain/chat/places.ts';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { materialBy } from '#domain/results/classification.ts';
import {
  type DisclosureLine,
  type DisclosureState,
  disclosureLines,
  type TopicConclusion,
} from '#domain/results/disclosures.ts';
import { noun } from './noun.ts';
import type { Year } from './year.ts';

interface DisclosureRow extends DisclosureLine {
  year: Year;
}

const states = [
  { id: 'always', label: 'Always required' },
  { id: 'joint', label: 'Required with ESRS 2 whatever the result' },
  { id: 'due', label: 'Required by a topic' },
  { id: 'possible', label: 'May apply' },
  { id: 'not-material', label: 'Not material' },
  { id: 'not-assessed', label: 'Not assessed yet' },
] as const satisfies readonly { id: DisclosureState; label: string }[];

function concludedIn({ topics, thresholds }: Year): TopicConclusion[] {
  return topics
    .filter(({ isRelevant }) => isRelevant)
    .map(({ topic, group, point }) => ({
      code: topic.code,
      standard: group.key,
      materialBy: point ? materialBy(point, thresholds) : 'open',
    }));
}

/** The disclosure requirements of the assessment's version, in the order of the law. */
export const disclosureNoun = noun<DisclosureRow>({
  plural: 'disclosure requirements',
  fields: {
    code: { label: 'Code', kind: 'line', read: ({ requirement }) => requirement.code },
    name: { label: 'Name', kind: 'line', read: ({ requirement }) => requirement.title },
    standard: {
      label: 'Standard',
      kind: 'choice',
      options: ['ESRS 2', ...STANDARD_CODES].map((id) => ({ id, label: id })),
      read: ({ requirement }) => requirement.standard,
    },
    applies: { label: 'Applies', kind: 'long-text', read: ({ requirement }) => requirement.applies.text },
    state: { label: 'State', kind: 'choice', options: states, saidAlone: true, read: ({ state }) => state },
    topics: {
      label: 'Topics that require it',
      kind: 'choices',
      read: ({ topicCodes }) => (topicCodes.length === 0 ? null : topicCodes),
    },
    datapoints: {
      label: 'Number of datapoints',
      kind: 'number',
      min: 0,
      read: ({ requirement }) => requirement.datapoints,
    },
  },
  columns: ['code', 'name', 'state', 'topics', 'applies', 'datapoints'],
  order: null,
  isComparable: false,
  hasEarlier: true,
  rows({ year, data }) {
    const requirements = data.requirements[year.data.assessment.esrsVersion] ?? [];
    return disclosureLines(concludedIn(year), requirements).map((line) => ({ ...line, year }));
  },
  nameOf: ({ year, requirement: { code, title } }) => ({
    id: code,
    label: `${code} ${title}`,
    path: places.results(year.data),
  }),
});
