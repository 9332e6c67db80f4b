import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import { materialBy } from '#domain/results/classification.ts';
import { noun } from '../noun.ts';
import { places } from '../places.ts';
import type { TopicOfYear, Year } from '../year.ts';

interface DisclosureRow {
  year: Year;
  requirement: DisclosureRequirement;
  /** The material topics that bring it in. */
  topics: readonly TopicOfYear[];
}

const states = [
  { id: 'always', label: 'Always due' },
  { id: 'due', label: 'Brought in' },
  { id: 'not-material', label: 'Not material' },
] as const;

/** As `disclosuresDue` tells them apart (method M13). */
function stateOf({ requirement, topics }: DisclosureRow) {
  if (requirement.topicStandard === null) return 'always';
  return topics.length > 0 ? 'due' : 'not-material';
}

function materialTopics({ topics, thresholds }: Year) {
  const isMaterial = ({ point }: TopicOfYear) => point !== null && materialBy(point, thresholds) !== 'none';
  return Map.groupBy(topics.filter(isMaterial), ({ group }) => group.key);
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
    state: { label: 'State', kind: 'choice', options: states, saidAlone: true, read: stateOf },
    topics: {
      label: 'Topics that bring it in',
      kind: 'choices',
      read: ({ topics }) => (topics.length === 0 ? null : topics.map(({ topic }) => topic.code)),
    },
    datapoints: {
      label: 'Number of datapoints',
      kind: 'number',
      min: 0,
      read: ({ requirement }) => requirement.datapoints,
    },
  },
  columns: ['code', 'name', 'state', 'topics'],
  order: null,
  isComparable: false,
  hasEarlier: true,
  rows({ year, data }) {
    const material = materialTopics(year);
    const requirements = data.requirements[year.data.assessment.esrsVersion] ?? [];
    return requirements.map((requirement) => ({
      year,
      requirement,
      topics: requirement.topicStandard === null ? [] : (material.get(requirement.topicStandard) ?? []),
    }));
  },
  nameOf: ({ year, requirement: { code, title } }) => ({
    id: code,
    label: `${code} ${title}`,
    path: places.results(year.data),
  }),
});
