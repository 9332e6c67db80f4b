import { z } from 'zod';
import { overviewOf } from '#domain/progress/overview.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { CLASSIFICATION_LABELS, MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { chatTool } from './chat-tool.ts';
import { SCALE, sourcesOf, tellPoint } from './facts.ts';

/** Returns what the assessment is and its current state, in numbers. */
export const overviewTool = chatTool({
  description:
    'The assessment at a glance: name, status, financial year, ESRS version, adopted thresholds with their reason, counts of topics and components, how many topics are material and by which side, classes, the highest topics, state of each section.',
  input: z.object({}),
  async run(context) {
    const on = await context.assessment();
    const { whole, dashboard } = on;
    const { assessment } = whole;
    const sources = sourcesOf(on, context.citations);
    const { topics, components, stakeholders, highest } = overviewOf(whole, dashboard);
    const { by, ...counts } = topics;
    const { notScored, ...countsOfComponents } = components;
    const classified = (as: string) => dashboard.points.filter(({ classification }) => classification === as).length;
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
        ...counts,
        notMaterial: by.none,
        openBecauseOneSideIsNotAssessed: by.open,
        [MATERIAL_BY_LABELS.both]: by.both,
        [MATERIAL_BY_LABELS.impact]: by.impact,
        [MATERIAL_BY_LABELS.financial]: by.financial,
        [CLASSIFICATION_LABELS.High]: classified('High'),
        [CLASSIFICATION_LABELS.Medium]: classified('Medium'),
        [CLASSIFICATION_LABELS.Low]: classified('Low'),
      },
      components: { ...countsOfComponents, notScoredYet: notScored },
      stakeholders: { source: sources.section('Stakeholder Mapping'), ...stakeholders },
      highestTopics: highest.map((point) => tellPoint(point, sources)),
      sections: wizardProgress(whole).map(({ name, state }) => ({
        source: sources.section(name),
        section: name,
        state,
      })),
    };
  },
});
