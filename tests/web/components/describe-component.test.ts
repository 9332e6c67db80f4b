import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { describeDifference } from '#web/features/components/describe-component.ts';
import { sampleComponent, sampleTopic } from '../../domain/sample-assessment.ts';

const topics = [sampleTopic('E1.1'), sampleTopic('E1.2')];
const impact = sampleComponent('impact', 'E1.1', 'i', { title: 'Smoke' });

describe('what two people changed in one component', () => {
  it('names only the fields that differ, as a person reads them', () => {
    const theirs = {
      ...impact,
      topicId: 'E1.2' as TopicId,
      impactPolarity: 'Negative' as const,
      timeHorizon: 'long',
      humanRights: true,
      financialEffects: ['cash-flow', 'performance'],
    };
    expect(describeDifference(theirs, impact, topics).split('\n')).toEqual([
      'Topic: Topic E1.2',
      'Impact polarity: Negative',
      'Financial effects: Cash flow, Performance',
      'Time horizon: Long-term (> 5 ys)',
      'This is a human-rights impact: Yes',
    ]);
    expect(describeDifference(impact, theirs, topics)).toContain('Impact polarity: Not set');
  });

  it('says nothing when they agree', () => {
    expect(describeDifference(impact, { ...impact }, topics)).toBe('');
  });
});
