import { z } from 'zod';
import type { SectionName } from '#domain/chat/chat-source.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { CLASSIFICATION_LABELS, isMaterial, MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { bySum } from '#domain/results/order.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { chatTool } from './chat-tool.ts';
import { rowsByScore, SCALE, sourcesOf, tellPoint } from './facts.ts';

/** What the assessment is and how it stands, in numbers. */
export const overviewTool = chatTool({
  description:
    'The assessment at a glance: name, status, financial year, ESRS version, adopted thresholds with their reason, counts of topics and components, how many topics are material and by which side, classes, the highest topics, state of each section.',
  input: z.object({}),
  async run(context) {
    const on = await context.assessment();
    const { whole, dashboard } = on;
    const { assessment } = whole;
    const sources = sourcesOf(on, context.citations);
    const rows = rowsByScore(on);
    const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
    const points = dashboard.points;
    const of = (flag: (typeof points)[number]['materialBy']) => points.filter((p) => p.materialBy === flag).length;
    const relevant = relevantTopics(whole.topics, whole.selections).length;
    return {
      source: sources.results(),
      scale: SCALE,
      name: assessment.name,
      status: assessment.status,
      signOff: finalityNames[finalityOf(assessment)],
      completedAt: assessment.completedAt,
      financialYearStart: assessment.financialYearStart,
      esrsVersion: esrsVersions[assessment.esrsVersion].label,
      esrsVersionToBeConfirmed: assessment.esrsVersionToBeConfirmed,
      thresholds: assessment.thresholds,
      thresholdsReason: assessment.thresholdsReason,
      thresholdsAdopted: assessment.thresholdsAdopted,
      borderlineBand: assessment.borderlineBand,
      decisions: (dashboard.decisions ?? []).map(({ topic, threshold: _bar, ...decision }) => ({
        source: sources.topic(topic),
        topic: `${topic.code} ${topic.name}`,
        ...decision,
      })),
      topics: {
        all: whole.topics.length,
        relevant,
        deselected: whole.topics.length - relevant,
        assessed: points.length,
        notYetAssessed: dashboard.notYetAssessed.length,
        material: points.filter((point) => isMaterial(point.materialBy)).length,
        notMaterial: of('none'),
        openBecauseOneSideIsNotAssessed: of('open'),
        [MATERIAL_BY_LABELS.both]: of('both'),
        [MATERIAL_BY_LABELS.impact]: of('impact'),
        [MATERIAL_BY_LABELS.financial]: of('financial'),
        [CLASSIFICATION_LABELS.High]: points.filter((p) => p.classification === 'High').length,
        [CLASSIFICATION_LABELS.Medium]: points.filter((p) => p.classification === 'Medium').length,
        [CLASSIFICATION_LABELS.Low]: points.filter((p) => p.classification === 'Low').length,
      },
      components: {
        all: rows.length,
        impacts: count((row) => row.kind === 'impact'),
        negativeImpacts: dashboard.negativeImpacts.length,
        positiveImpacts: dashboard.positiveImpacts.length,
        notScoredYet: count((row) => row.rule === 'unset'),
        risks: dashboard.risks.length,
        opportunities: dashboard.opportunities.length,
        notCounted: count((row) => !row.counted),
      },
      stakeholders: {
        source: sources.section('Stakeholder Mapping'),
        rows: whole.stakeholders.length,
        key: whole.stakeholders.filter((row) => row.isKeyStakeholder).length,
      },
      highestTopics: bySum(points)
        .slice(0, 5)
        .map((point) => tellPoint(point, sources)),
      sections: wizardProgress(whole).map(({ name, state }) => ({
        source: sources.section(name as SectionName),
        section: name,
        state,
      })),
    };
  },
});
