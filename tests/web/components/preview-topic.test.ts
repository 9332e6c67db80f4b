import { describe, expect, it } from 'vitest';
import { previewTopic } from '#web/features/register/components/preview-topic.ts';
import { sampleComponent, sampleTopic } from '../../domain/sample-assessment.ts';

const topic = sampleTopic('E1.1');
const other = sampleTopic('E1.2');
const impact = sampleComponent('impact', 'E1.1', 'impact', { impactSeverity: 4, impactLikelihood: 4 });
const risk = sampleComponent('risk', 'E1.1', 'risk', { financialRiskOpportunity: 2, financialLikelihood: 5 });
const components = [impact, risk];

const at = (point: { impact: number; financial: number } | null) => point && [point.impact, point.financial];

describe('the preview of a topic’s point', () => {
  it('moves with the edited component in place of the saved one', () => {
    const { before, after } = previewTopic({ topic, components, decisions: [] }, { ...impact, impactLikelihood: 5 });
    expect([at(before), at(after)]).toEqual([
      [16, 10],
      [20, 10],
    ]);
  });

  it('does not move where another component determines the score', () => {
    const weak = sampleComponent('impact', 'E1.1', 'new', { impactSeverity: 1 });
    const { before, after } = previewTopic({ topic, components, decisions: [] }, weak);
    expect(at(after)).toEqual(at(before));
  });

  it('appears with the first component of a topic', () => {
    const first = sampleComponent('opportunity', 'E1.2', 'first');
    const { before, after } = previewTopic({ topic: other, components, decisions: [] }, first);
    expect(before).toBeNull();
    expect(after).toMatchObject({ impact: 0, financial: 9, hasImpact: false, hasFinancial: true });
  });

  it('drops a component that is moved to another topic, which gains it', () => {
    const moved = { ...impact, topicId: other.id };
    expect(at(previewTopic({ topic, components, decisions: [] }, moved).after)).toEqual([0, 10]);
    expect(at(previewTopic({ topic: other, components, decisions: [] }, moved).after)).toEqual([16, 0]);
  });

  it('does not move for a component that is not counted', () => {
    const { after } = previewTopic({ topic, components, decisions: [] }, { ...impact, impactRelevant: false });
    expect(at(after)).toEqual([0, 10]);
  });
});
