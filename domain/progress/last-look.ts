import { entryEvidenceReader } from '#domain/evidence/entry-evidence.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { sideConclusions, topicsWithoutConclusion } from '#domain/results/side-conclusions.ts';
import type { AssessmentData } from './assessment-data.ts';
import { decidingComponents } from './gaps.ts';

/** The whole of an assessment in figures, for the last look before it is completed (method M34). */
export interface WholeFigures {
  /** Relevant topics: each is in exactly one of the next three. */
  topics: number;
  material: number;
  notMaterial: number;
  /** Without a conclusion. */
  open: number;
  /** With a side that was concluded top-down. */
  topDown: number;
  /** Topics that were set aside, and how many of them without a reason; null if the history was not read. */
  aside: number;
  asideWithoutReason: number | null;
  /** Entries that make a topic material, and how many of them have no evidence; null if evidence was not read. */
  deciding: number;
  withoutEvidence: number | null;
}

/** Counts what completing would freeze. */
export function wholeFigures(data: AssessmentData, dashboard: Omit<Dashboard, 'assessment'>): WholeFigures {
  const groups = sideConclusions(dashboard);
  const told = groups.flatMap(({ topics }) => topics);
  const material = told.filter(({ sides }) => sides.some(({ isMaterial }) => isMaterial === true)).length;
  const open = topicsWithoutConclusion(groups).length;
  const deciding = [...decidingComponents(data)];
  const evidenceOf = entryEvidenceReader(data);
  return {
    topics: told.length,
    material,
    notMaterial: told.length - material - open,
    open,
    topDown: told.filter(({ sides }) => sides.some(({ decision }) => decision?.kind === 'top-down')).length,
    aside: data.topics.length - relevantTopics(data.topics, data.selections).length,
    asideWithoutReason: data.reasonGaps ? data.reasonGaps.aside.length : null,
    deciding: deciding.length,
    withoutEvidence: data.evidence ? deciding.filter((id) => !evidenceOf(id)?.pieces).length : null,
  };
}
