import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { openDetailsOf } from '#domain/progress/missing.ts';
import { sampleComponent, UNSET } from './sample-assessment.ts';

function scored(stated: Partial<Component>) {
  const severities = { impactSeverity: 4, impactLikelihood: 2 } as const;
  return scoreComponent(sampleComponent('impact', 'S2', 'i', { ...UNSET, ...severities, ...stated }));
}

describe('the score of an impact', () => {
  it.each([
    ['potential and negative', { actualPotentialImpact: 'Potential', impactPolarity: 'Negative' }, 8, 'product'],
    ['potential and positive', { actualPotentialImpact: 'Potential', impactPolarity: 'Positive' }, 8, 'product'],
    ['with nothing stated', {}, null, 'unset'],
    ['actual and negative', { actualPotentialImpact: 'Actual', impactPolarity: 'Negative' }, 20, 'actual'],
    ['actual and positive', { actualPotentialImpact: 'Actual', impactPolarity: 'Positive' }, 20, 'actual'],
    ['actual without polarity', { actualPotentialImpact: 'Actual' }, null, 'unset'],
    ['negative and neither actual nor potential', { impactPolarity: 'Negative' }, null, 'unset'],
    [
      'on human rights, potential and negative',
      { humanRights: true, actualPotentialImpact: 'Potential', impactPolarity: 'Negative' },
      20,
      'human-rights',
    ],
    [
      'on human rights, actual',
      { humanRights: true, actualPotentialImpact: 'Actual', impactPolarity: 'Negative' },
      20,
      'actual',
    ],
    [
      'on human rights but positive',
      { humanRights: true, actualPotentialImpact: 'Potential', impactPolarity: 'Positive' },
      8,
      'product',
    ],
    ['on human rights but without polarity', { humanRights: true, actualPotentialImpact: 'Potential' }, null, 'unset'],
    [
      'on human rights without saying whether potential',
      { humanRights: true, impactPolarity: 'Negative' },
      null,
      'unset',
    ],
  ] as const)('that is %s', (_what, stated, score, rule) => {
    expect(scored(stated)).toMatchObject({ score, rule, side: 'impact' });
  });

  it.each<[what: string, stated: Partial<Component>, open: string[], score: number | null]>([
    ['neither is given', { severityOpen: true, likelihoodOpen: true }, ['severity', 'likelihood'], null],
    ['the severity is given', { likelihoodOpen: true }, ['likelihood'], null],
    ['the likelihood is given', { severityOpen: true }, ['severity'], null],
    ['both are given', {}, [], 8],
    ['it is actual and its severity given', { likelihoodOpen: true, actualPotentialImpact: 'Actual' }, [], 20],
    ['it is actual and no more', { severityOpen: true, actualPotentialImpact: 'Actual' }, ['severity'], null],
    ['its severity takes precedence', { likelihoodOpen: true, humanRights: true }, ['likelihood'], null],
  ])('lists its open parts and stays empty until they are given, where %s', (_, stated, open, score) => {
    const known = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential', ...stated } as const;
    expect(scored(known).score).toBe(score);
    const component = sampleComponent('impact', 'S2', 'i', known);
    expect(openScoresOf(component)).toEqual(open);
    expect(openDetailsOf(component).includes('scores')).toBe(open.length > 0);
  });

  it('keeps the stated likelihood in addition to the counted one', () => {
    const stated = { impactPolarity: 'Negative', actualPotentialImpact: 'Actual' } as const;
    expect(scored(stated)).toMatchObject({ likelihoodStated: 2, likelihoodCounted: 5 });
  });

  it('takes its severity from the details, so that a stale stored value cannot count', () => {
    const said = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const;
    const stated = { ...said, impactScale: 5, impactSeverity: 1 } as const;
    expect(scored(stated)).toMatchObject({ severity: 5, score: 10 });
  });

  it('follows its own relevance flag and not the financial one', () => {
    const said = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const;
    expect(scored({ ...said, impactRelevant: false })).toMatchObject({ score: 8, counted: false });
    expect(scored({ ...said, financialRelevant: false }).counted).toBe(true);
  });
});

describe('the score of a risk or an opportunity', () => {
  const stated = {
    financialRiskOpportunity: 4,
    financialLikelihood: 3,
    impactSeverity: 5,
    impactLikelihood: 5,
  } as const;

  it.each(['risk', 'opportunity'] as const)('of a %s is magnitude by likelihood', (kind) => {
    const score = scoreComponent(sampleComponent(kind, 'E3', 'r', stated));
    expect(score).toEqual({
      side: 'financial',
      score: 12,
      severity: 4,
      likelihoodCounted: 3,
      likelihoodStated: 3,
      rule: 'product',
      counted: true,
    });
  });

  it('ignores what only impacts can have: actuality, human rights and details', () => {
    const impactOnly = {
      actualPotentialImpact: 'Actual',
      humanRights: true,
      impactPolarity: 'Negative',
      impactScale: 5,
    } as const;
    expect(scoreComponent(sampleComponent('risk', 'E3', 'r', { ...stated, ...impactOnly })).score).toBe(12);
  });

  it('follows its own relevance flag and not the impact one', () => {
    const counted = (flags: Partial<Component>) => scoreComponent(sampleComponent('risk', 'E3', 'r', flags)).counted;
    expect(counted({ financialRelevant: false })).toBe(false);
    expect(counted({ impactRelevant: false })).toBe(true);
  });
});
