import { describe, expect, it } from 'vitest';
import { computeResults, takeInputs } from '#domain/frozen-results/frozen-result.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { conclusionsOf, disclosureLines, forgoneBehind } from '#domain/results/disclosures.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const topics = [sampleTopic('E5.1')];
const scored = { financialRiskOpportunity: 5, financialLikelihood: 5 } as const;
const forgone = sampleComponent('opportunity', 'E5.1', 'forgone', { ...scored, opportunityPursued: 'not-pursued' });
const pursued = sampleComponent('opportunity', 'E5.1', 'pursued', { ...scored, opportunityPursued: 'pursued' });
const undecided = sampleComponent('opportunity', 'E5.1', 'undecided', { ...scored, opportunityPursued: 'undecided' });
const risk = sampleComponent('risk', 'E5.1', 'risk', scored);
const smallRisk = sampleComponent('risk', 'E5.1', 'risk', { financialRiskOpportunity: 1, financialLikelihood: 2 });
const impact = (severity: 1 | 5) =>
  sampleComponent('impact', 'E5.1', 'impact', { impactSeverity: severity, impactLikelihood: 5 });
const decision: TopicDecision = {
  ...{ topicId: mustHave(topics[0]).id, side: 'financial', isMaterial: true, reason: 'We will enter the market' },
  ...{ decidedBy: 'Ada', decidedAt: '2026-01-01T00:00:00.000Z' },
};

const resultOf = (esrsVersion: EsrsVersion, components: (typeof forgone)[], decisions: TopicDecision[] = []) => {
  const data = sampleData({ assessment: { ...sampleAssessment, esrsVersion }, topics, components, decisions });
  return { data, dashboard: buildDashboard(data) };
};

describe('an opportunity that is forgone', () => {
  it.each([
    ['alone brings in no requirement, though the topic keeps its score', [forgone], 'open', 'not-assessed'],
    ['beside an impact below its threshold brings in none either', [forgone, impact(1)], 'none', 'not-material'],
    ['beside a risk below the threshold brings in none either', [forgone, smallRisk], 'open', 'not-assessed'],
    ['beside a risk that is material changes nothing', [forgone, risk], 'financial', 'due'],
    ['beside an opportunity that is pursued changes nothing', [forgone, pursued], 'financial', 'due'],
    ['beside an impact that is material changes nothing', [forgone, impact(5)], 'both', 'due'],
    ['is not one that is undecided', [undecided], 'financial', 'due'],
  ] as const)('%s (ESRS 1 (2026) §102)', (_name, components, materialBy, state) => {
    const { dashboard } = resultOf('esrs-2026', [...components]);
    expect(mustHave(dashboard.points[0]).financial).toBe(25);
    const conclusions = conclusionsOf(dashboard);
    expect(conclusions).toMatchObject([{ materialBy }]);
    const lines = disclosureLines(conclusions, disclosureRequirements['esrs-2026']);
    expect(lines.find(({ requirement }) => requirement.code === 'E5-4')?.state).toBe(state);
  });

  it('brings in requirements under the set of 2023, which does not ask whether it is pursued', () => {
    expect(conclusionsOf(resultOf('esrs-2023', [forgone]).dashboard)).toMatchObject([{ materialBy: 'financial' }]);
  });

  it('does not take away a decision of the company on the side', () => {
    const { dashboard } = resultOf('esrs-2026', [forgone], [decision]);
    expect(conclusionsOf(dashboard)).toMatchObject([{ materialBy: 'financial' }]);
  });

  it('is named apart on its topic', () => {
    const { dashboard } = resultOf('esrs-2026', [forgone, pursued]);
    expect(forgoneBehind(dashboard, mustHave(dashboard.points[0])).map(({ title }) => title)).toEqual(['forgone']);
  });

  it('is not part of the frozen results, which stay as they are in earlier formats', () => {
    const { data } = resultOf('esrs-2026', [forgone]);
    expect(computeResults(takeInputs(data))).not.toHaveProperty('forgone');
  });
});
