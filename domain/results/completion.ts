import { canonicalJson } from './canonical-json.ts';
import { buildDashboard, type Dashboard, type DashboardInput } from './dashboard.ts';
import { relevantTopics, sortTopics } from './matrix.ts';

/** What completing freezes: the computed result under the adopted thresholds (ruling 19). */
export interface Snapshot {
  /** Raised when the shape changes, so that an old snapshot is never read as a new one. */
  format: 1;
  thresholdsReason: string;
  dashboard: Omit<Dashboard, 'assessment'> & {
    assessment: Pick<Dashboard['assessment'], 'id' | 'name' | 'esrsVersion' | 'financialYearStart'>;
  };
  /** Codes and names of the topics that were set aside. */
  deselectedTopics: { code: string; name: string }[];
}

/** The result to freeze. Holds no time and no status, so that the same result always has the same text and hash. */
export function takeSnapshot(data: DashboardInput): Snapshot {
  const dashboard = buildDashboard(data);
  const { id, name, esrsVersion, financialYearStart } = dashboard.assessment;
  const relevant = new Set(relevantTopics(data.topics, data.selections));
  const deselected = sortTopics(data.topics.filter((topic) => !relevant.has(topic)));
  return {
    format: 1,
    thresholdsReason: data.assessment.thresholdsReason,
    dashboard: { ...dashboard, assessment: { id, name, esrsVersion, financialYearStart } },
    deselectedTopics: deselected.map((topic) => ({ code: topic.code, name: topic.name })),
  };
}

/** The snapshot as the canonical text that is hashed and stored. */
export function snapshotText(data: DashboardInput): string {
  return canonicalJson(takeSnapshot(data));
}
