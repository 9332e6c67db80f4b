import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { describeDifference } from '#web/features/components/describe-component.ts';
import { formForNew, formForRow, isFormDirty } from '#web/features/components/open-form.ts';
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

describe('an open form', () => {
  it('is clean until something differs, and clean again when it is taken back', () => {
    const form = formForRow({ ...impact, version: 4 });
    expect(form.seenVersion).toBe(4);
    expect(form.component).not.toHaveProperty('version');
    expect(isFormDirty(form)).toBe(false);
    expect(isFormDirty({ ...form, component: { ...form.component, title: 'Soot' } })).toBe(true);
  });

  it('gives each new component an id of its own when it opens', () => {
    const first = formForNew('E1.1' as TopicId, 'risk');
    const second = formForNew('E1.1' as TopicId, 'risk');
    expect(first.component.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(first.component.id).not.toBe(second.component.id);
    expect(first.seenVersion).toBeNull();
  });
});
