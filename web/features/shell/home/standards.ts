import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { readYear } from '#domain/query/fields/year.ts';

/** How far the topics of a standard are assessed. Only what counts is counted. */
export interface StandardProgress {
  key: string;
  /** 'E1 Climate change'. */
  name: string;
  /** Topics that are relevant, and those of them with an impact, with a risk or opportunity. */
  relevant: number;
  withImpact: number;
  withFinancial: number;
}

/** Each standard with a relevant topic, in reading order. */
export function standardsOf(data: AssessmentData): StandardProgress[] {
  const found = new Map<string, StandardProgress>();
  for (const { group, isRelevant, point } of readYear(data).topics) {
    if (!isRelevant) continue;
    const { key, label: name } = group;
    const before = found.get(key) ?? { key, name, relevant: 0, withImpact: 0, withFinancial: 0 };
    found.set(key, {
      ...before,
      relevant: before.relevant + 1,
      withImpact: before.withImpact + Number(point?.hasImpact ?? false),
      withFinancial: before.withFinancial + Number(point?.hasFinancial ?? false),
    });
  }
  return [...found.values()];
}
