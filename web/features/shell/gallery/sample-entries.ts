import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { Line, RegisterRow } from '#web/features/register/rows/register-row.ts';

const water: Topic = {
  id: '00000000-0000-4000-8000-0000000000e3' as TopicId,
  code: 'E3.1',
  name: 'Water',
  description: '',
  category: 'Environmental',
};

/** Rows of the register in all states: scored, not scored, unsaved, with evidence, with a very long title. */
export const sampleRows: readonly RegisterRow[] = [
  row('impact', 'Water scarcity at sourcing regions', {
    impactPolarity: 'Negative',
    actualPotentialImpact: 'Actual',
    impactSeverity: 4,
    impactLikelihood: 5,
    severityOpen: false,
    likelihoodOpen: false,
  }),
  row('impact', 'Cleaner water below the new treatment plant', {
    impactPolarity: 'Positive',
    actualPotentialImpact: 'Potential',
  }),
  row(
    'risk',
    'Less water may be taken from the river in dry summers',
    { financialRiskOpportunity: 4, financialLikelihood: 3, severityOpen: false, likelihoodOpen: false },
    {
      isUnsaved: true,
      evidence: { pieces: 2, expired: 0, atMeasures: 0, expiredAt: [] },
      activities: ['Growing', 'Washing'],
    },
  ),
  row(
    'opportunity',
    `A title that fills more than its column: ${'closing the water cycle of the plant, '.repeat(6).trimEnd()} step by step`,
    { financialRiskOpportunity: 2, financialLikelihood: 5, severityOpen: false, likelihoodOpen: false },
  ),
];

/** The rows under a heading, as in groups. */
export const sampleLines: readonly Line[] = [
  { key: 'group', head: { key: 'group', label: 'E3 Water', count: sampleRows.length, isOpen: true }, row: null },
  ...sampleRows.map((sampled): Line => ({ key: sampled.id, head: null, row: sampled })),
];

function row(
  kind: ComponentKind,
  title: string,
  values: Partial<Component>,
  more: Partial<RegisterRow> = {},
): RegisterRow {
  const component: Component = { ...newComponent(`sample-${title}` as ComponentId, water.id, kind), title, ...values };
  return { id: component.id, component, topic: water, isUnsaved: false, ...more };
}
