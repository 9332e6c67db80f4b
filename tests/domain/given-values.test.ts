import { describe, expect, it } from 'vitest';
import { enteredValues } from '#domain/components/given-values.ts';
import { sampleComponent } from './sample-assessment.ts';

const OPEN = { severityOpen: true, likelihoodOpen: true } as const;

describe('the entered values of a component', () => {
  it('include no score that has not been given, and none of the other side', () => {
    expect(enteredValues(sampleComponent('risk', 'E1', 'r', { ...OPEN, likelihoodOpen: false }))).toMatchObject({
      financialRiskOpportunity: null,
      financialLikelihood: 3,
      impactSeverity: undefined,
      impactLikelihood: undefined,
    });
    const impact = sampleComponent('impact', 'E1', 'i', OPEN);
    expect(enteredValues(impact)).toMatchObject({
      impactSeverity: null,
      impactLikelihood: null,
      financialRiskOpportunity: undefined,
      financialLikelihood: undefined,
    });
  });

  it('do not mark the likelihood of an actual impact as missing, because it needs none', () => {
    const actual = sampleComponent('impact', 'E1', 'i', { ...OPEN, actualPotentialImpact: 'Actual' });
    expect(enteredValues(actual)).toMatchObject({ impactSeverity: null, impactLikelihood: undefined });
  });

  it('are read from rows of early formats, which had one flag for both scores', () => {
    const { severityOpen: _severity, likelihoodOpen: _likelihood, ...early } = sampleComponent('risk', 'E1', 'r');
    expect(enteredValues({ ...early, scoresOpen: true })).toMatchObject({
      financialRiskOpportunity: null,
      financialLikelihood: null,
    });
    expect(enteredValues(early)).toMatchObject({ financialRiskOpportunity: 3, financialLikelihood: 3 });
  });
});
