import { expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { type CriteriaInput, criteriaOf, REASON_OF, reasonsOf } from '#domain/components/criteria.ts';
import { SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { criteriaOffered } from '#domain/evidence/criteria-offered.ts';
import type { EvidencedCriterion } from '#domain/evidence/evidence.ts';
import { sampleComponent } from './sample-assessment.ts';

const given = {
  impactScaleReason: 'Burns',
  impactScopeReason: 'One village',
  impactIrremediabilityReason: 'Scars stay',
  likelihoodReason: 'Twice in ten years',
  magnitudeReason: 'A tenth of the margin',
};

const harm: CriteriaInput = { kind: 'impact', impactPolarity: 'Negative', actualPotentialImpact: 'Potential' };

it.each<[string, Component['kind'], Partial<Component>, string[]]>([
  [
    'a potential harm',
    'impact',
    { impactPolarity: 'Negative', actualPotentialImpact: 'Potential' },
    ['Burns', 'One village', 'Scars stay', 'Twice in ten years'],
  ],
  [
    'an actual harm: it has happened, and no likelihood is asked',
    'impact',
    { impactPolarity: 'Negative', actualPotentialImpact: 'Actual' },
    ['Burns', 'One village', 'Scars stay'],
  ],
  [
    'a potential benefit, which nobody has to put right',
    'impact',
    { impactPolarity: 'Positive', actualPotentialImpact: 'Potential' },
    ['Burns', 'One village', 'Twice in ten years'],
  ],
  ['a risk', 'risk', {}, ['A tenth of the margin', 'Twice in ten years']],
])('gives the reasons for the criteria that apply to %s', (_, kind, change, told) => {
  const component = sampleComponent(kind, 'E1', 'a', { ...given, ...change });
  expect(reasonsOf(component).map(({ text }) => text)).toEqual(told);
  expect(reasonsOf({ ...component, likelihoodReason: ' ' })).toHaveLength(
    told.filter((text) => text !== given.likelihoodReason).length,
  );
});

it('has a reason field for each score except the severity', () => {
  expect(SCORE_FIELDS.filter((name) => REASON_OF[name] === null)).toEqual(['impactSeverity']);
  for (const kind of ['impact', 'risk'] as const) {
    for (const { name, reason } of criteriaOf({ ...harm, kind })) expect(REASON_OF[name]).toBe(reason);
  }
});

it.each<[string, CriteriaInput, EvidencedCriterion, EvidencedCriterion[]]>([
  ['a potential harm', harm, '', ['scale', 'scope', 'irremediability', 'likelihood']],
  ['an actual harm', { ...harm, actualPotentialImpact: 'Actual' }, '', ['scale', 'scope', 'irremediability']],
  ['a potential benefit', { ...harm, impactPolarity: 'Positive' }, '', ['scale', 'scope', 'likelihood']],
  ['a risk', { ...harm, kind: 'risk' }, '', ['likelihood', 'magnitude']],
  [
    'an actual harm that was a risk',
    { ...harm, actualPotentialImpact: 'Actual' },
    'magnitude',
    ['scale', 'scope', 'irremediability', 'magnitude'],
  ],
])('offers the criteria of %s for its evidence, and the one already chosen', (_, entry, chosen, offered) => {
  expect(criteriaOffered(entry, chosen).map(({ id }) => id)).toEqual(offered);
});
