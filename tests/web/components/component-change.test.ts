import { describe, expect, it } from 'vitest';
import { changeComponent, isSameComponent } from '#domain/components/change-component.ts';
import { followsDetails } from '#domain/components/score-fields.ts';
import type { TopicId } from '#domain/ids.ts';
import { sampleComponent, UNSET } from '../../domain/sample-assessment.ts';

const impact = sampleComponent('impact', 'E1.1', 'i', UNSET);
const harm = sampleComponent('impact', 'E1.1', 'h', { impactPolarity: 'Negative' });

describe('editing an impact’s severity', () => {
  it('uses the highest detail of a negative impact from the first detail on', () => {
    const scaled = changeComponent(harm, { impactScale: 2 });
    expect(scaled.impactSeverity).toBe(2);
    expect(changeComponent(scaled, { impactIrremediability: 5 }).impactSeverity).toBe(5);
  });

  it('uses the mean of scale and scope, rounded up, when the polarity becomes positive', () => {
    const scored = { ...harm, impactScale: 2, impactScope: 3, impactSeverity: 3 } as const;
    const turned = changeComponent(
      { ...scored, impactIrremediability: 5, impactSeverity: 5 },
      { impactPolarity: 'Positive' },
    );
    expect(turned.impactSeverity).toBe(3);
  });

  it('leaves it unchanged while the polarity is not set, and derives it once it is', () => {
    const scaled = changeComponent(impact, { impactScale: 5 });
    expect(scaled.impactSeverity).toBe(3);
    expect(changeComponent(scaled, { impactPolarity: 'Negative' }).impactSeverity).toBe(5);
  });

  it('keeps another value that the assessor set, whatever the details are', () => {
    const scaled = changeComponent(harm, { impactScale: 4 });
    const own = changeComponent(scaled, { impactSeverity: 2 });
    expect(own.impactSeverity).toBe(2);
    expect(followsDetails(own)).toBe(false);
    expect(changeComponent(own, { impactScope: 5 }).impactSeverity).toBe(2);
    const reasoned = changeComponent(own, { severityReason: 'It is very small' });
    expect(changeComponent(reasoned, { impactScale: 2 }).impactSeverity).toBe(2);
  });

  it('derives it again when it is set back to the value of the details', () => {
    const own = changeComponent(changeComponent(harm, { impactScale: 4 }), { impactSeverity: 2 });
    const back = changeComponent(own, { severityReason: '', impactSeverity: 4 });
    expect(followsDetails(back)).toBe(true);
    expect(changeComponent(back, { impactScale: 1 }).impactSeverity).toBe(1);
  });

  it('keeps the value when the last detail is cleared', () => {
    const cleared = changeComponent(changeComponent(harm, { impactScale: 4 }), { impactScale: null });
    expect(cleared.impactSeverity).toBe(4);
    expect(followsDetails(cleared)).toBe(false);
  });
});

describe('editing a risk or opportunity', () => {
  it('drops a type that the other kind does not have', () => {
    const risk = sampleComponent('risk', 'E1.1', 'r', { riskOpportunityType: 'physical-acute' });
    expect(changeComponent(risk, { title: 'Flood' }).riskOpportunityType).toBe('physical-acute');
    expect(changeComponent(risk, { kind: 'opportunity' }).riskOpportunityType).toBe('');
  });
});

describe('comparing components', () => {
  it('detects a difference in any single field, including lists', () => {
    const risk = sampleComponent('risk', 'E1.1', 'r', { financialEffects: ['cash-flow'] });
    expect(isSameComponent(risk, { ...risk, financialEffects: ['cash-flow'] })).toBe(true);
    expect(isSameComponent(risk, { ...risk, financialEffects: [] })).toBe(false);
    expect(isSameComponent(risk, { ...risk, topicId: 'E1.2' as TopicId })).toBe(false);
    expect(isSameComponent(risk, { ...risk, financialRelevant: false })).toBe(false);
  });
});
