import { describe, expect, it } from 'vitest';
import { severityFromDetails, severityOf } from '#domain/components/severity.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { sampleComponent } from './sample-assessment.ts';

type Row = [ImpactPolarity | null, Score5 | null, Score5 | null, Score5 | null, Score5 | null];

describe('severity from scale, scope and irremediability', () => {
  it.each<Row>([
    ['Negative', 2, 3, 1, 3],
    ['Negative', 1, 1, 5, 5],
    ['Negative', 4, null, null, 4],
    ['Negative', null, null, 2, 2],
    ['Negative', null, null, null, null],
    ['Positive', 4, 4, null, 4],
    ['Positive', 4, 3, null, 4],
    ['Positive', 1, 2, null, 2],
    ['Positive', 1, 4, 5, 3],
    ['Positive', 5, null, null, 5],
    ['Positive', null, 2, 5, 2],
    ['Positive', null, null, 5, null],
    [null, 5, 5, 5, null],
  ])(
    'of a %s impact with scale %s, scope %s, irremediability %s is %s',
    (polarity, scale, scope, irremediability, severity) => {
      expect(severityFromDetails({ polarity, scale, scope, irremediability })).toBe(severity);
    },
  );

  it('leaves the stated severity alone when no detail is scored', () => {
    expect(severityOf(sampleComponent('impact', 'E1', 'i', { impactPolarity: 'Negative', impactSeverity: 2 }))).toBe(2);
  });

  it('gives way to an assessor’s reason, but not to a blank one', () => {
    const stated = { impactPolarity: 'Negative', impactScale: 5, impactSeverity: 2 } as const;
    expect(severityOf(sampleComponent('impact', 'E1', 'i', { ...stated, severityReason: 'One basin of forty' }))).toBe(
      2,
    );
    expect(severityOf(sampleComponent('impact', 'E1', 'i', { ...stated, severityReason: '  ' }))).toBe(5);
  });
});
