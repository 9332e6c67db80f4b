import { first } from '#domain/found.ts';
import type { StandardCode } from '#domain/reference/catalogue-topic.ts';
import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import type { Dashboard } from './dashboard.ts';

export interface DisclosuresDue {
  /** Apply whatever the assessment says. */
  always: DisclosureRequirement[];
  /** Per material standard, in reading order: its requirements and the codes of the topics that bring it in. */
  byStandard: { standard: StandardCode; label: string; topicCodes: string[]; requirements: DisclosureRequirement[] }[];
  /** Standards none of whose topics is material. */
  notMaterial: StandardCode[];
}

const STANDARDS: readonly StandardCode[] = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'];

/**
 * Which requirements the result brings in. They follow the flags "material by impact, financially, by both" (method M13):
 * one material topic brings in its standard; of a standard only the material information is disclosed.
 */
export function disclosuresDue(dashboard: Dashboard, requirements: readonly DisclosureRequirement[]): DisclosuresDue {
  const material = dashboard.points.filter((point) => point.materialBy !== 'none');
  const byStandard = STANDARDS.flatMap((standard) => {
    const topics = material.filter(({ topic }) => topic.group.key === standard).map(({ topic }) => topic);
    if (topics.length === 0) return [];
    return {
      standard,
      label: first(topics, 'a topic of the standard').group.label,
      topicCodes: topics.map((topic) => topic.code),
      requirements: requirements.filter((requirement) => requirement.topicStandard === standard),
    };
  });
  const due = new Set(byStandard.map((entry) => entry.standard));
  return {
    always: requirements.filter((requirement) => requirement.topicStandard === null),
    byStandard,
    notMaterial: STANDARDS.filter((standard) => !due.has(standard)),
  };
}
