import type { Component } from '#domain/components/component.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import { canonicalJson } from './canonical-json.ts';
import { buildDashboard, type Dashboard, type DashboardRow, type WrittenInput } from './dashboard.ts';
import { relevantTopics, sortTopics } from './matrix.ts';

/** A row with what was written about it: the record keeps the reasons beside the figures. */
type WrittenRow = DashboardRow & Pick<Component, 'description' | 'justification' | 'financialEffects'>;
type RowTable = 'positiveImpacts' | 'negativeImpacts' | 'polarityNotSet' | 'opportunities' | 'risks';

type WrittenDashboard = Omit<Dashboard, 'assessment' | 'highestScored' | 'screening' | RowTable> &
  Record<RowTable, WrittenRow[]> & {
    assessment: Pick<Dashboard['assessment'], 'id' | 'name' | 'esrsVersion' | 'financialYearStart'>;
    highestScored: Record<Category, WrittenRow[]>;
    screening: (Dashboard['screening'][number] & { justification: string })[];
  };

/** What completing freezes: the computed result under the adopted thresholds. */
export interface Snapshot {
  /** Raised when the shape changes, so that an old snapshot is never read as a new one. */
  format: 1;
  thresholdsReason: string;
  dashboard: WrittenDashboard;
  /** Codes and names of the topics that were set aside. */
  deselectedTopics: { code: string; name: string }[];
}

/** The result to freeze. Holds no time and no status, so that the same result always has the same text and hash. */
export function takeSnapshot(data: WrittenInput): Snapshot {
  const relevant = new Set(relevantTopics(data.topics, data.selections));
  const deselected = sortTopics(data.topics.filter((topic) => !relevant.has(topic)));
  return {
    format: 1,
    thresholdsReason: data.assessment.thresholdsReason,
    dashboard: writeOut(buildDashboard(data), data),
    deselectedTopics: deselected.map((topic) => ({ code: topic.code, name: topic.name })),
  };
}

/** The results with the texts that their screens ask for apart. */
function writeOut(dashboard: Dashboard, { components, scores }: WrittenInput): WrittenDashboard {
  const { id, name, esrsVersion, financialYearStart } = dashboard.assessment;
  const texts = new Map(
    components.map(({ id, description, justification, financialEffects }) => [
      id,
      { description, justification, financialEffects },
    ]),
  );
  const reasons = new Map(scores.map(({ topicId, justification }) => [topicId, justification]));
  const nothing = { description: '', justification: '', financialEffects: [] };
  const write = (rows: readonly DashboardRow[]) => rows.map((row) => ({ ...row, ...(texts.get(row.id) ?? nothing) }));
  const { Environmental, Social, Governance } = dashboard.highestScored;
  return {
    ...dashboard,
    assessment: { id, name, esrsVersion, financialYearStart },
    highestScored: {
      Environmental: write(Environmental),
      Social: write(Social),
      Governance: write(Governance),
    },
    positiveImpacts: write(dashboard.positiveImpacts),
    negativeImpacts: write(dashboard.negativeImpacts),
    polarityNotSet: write(dashboard.polarityNotSet),
    opportunities: write(dashboard.opportunities),
    risks: write(dashboard.risks),
    screening: dashboard.screening.map((line) => ({ ...line, justification: reasons.get(line.topic.id) ?? '' })),
  };
}

/** The snapshot as the canonical text that is hashed and stored. */
export function snapshotText(data: WrittenInput): string {
  return canonicalJson(takeSnapshot(data));
}
