import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { type ComponentProblems, validateComponent } from '#domain/components/component-validation.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { TopicId } from '#domain/ids.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { type StakeholderProblems, validateStakeholder } from '#domain/stakeholders/stakeholder-validation.ts';
import { sampleComponent, sampleStakeholder } from './sample-assessment.ts';

describe('a component', () => {
  it.each<[string, Partial<Component>, ComponentProblems]>([
    ['with a title is enough: polarity is labelled required but not enforced', {}, {}],
    ['needs a title', { title: ' \n' }, { title: 'title-required' }],
    ['needs a topic', { topicId: '' as TopicId }, { topicId: 'topic-required' }],
    ['may have a title of 300 characters', { title: 'x'.repeat(300) }, {}],
    ['may not have one of 301', { title: 'x'.repeat(301) }, { title: 'too-long' }],
    ['may not have a text of 20,001', { description: 'x'.repeat(20_001) }, { description: 'too-long' }],
    ['may not score 6', { impactSeverity: 6 as Score5 }, { impactSeverity: 'score-out-of-range' }],
    ['may not score 2.5', { financialLikelihood: 2.5 as Score5 }, { financialLikelihood: 'score-out-of-range' }],
    [
      'may not score a detail 0',
      { impactPolarity: null, impactScope: 0 as Score5 },
      { impactScope: 'score-out-of-range' },
    ],
    ['takes known options only', { timeHorizon: 'soon' }, { timeHorizon: 'unknown-option' }],
    ['takes known effects only', { financialEffects: ['cash-flow', 'fame'] }, { financialEffects: 'unknown-option' }],
    [
      'says why its severity is not what the details give',
      { impactPolarity: 'Negative', impactScale: 5, impactSeverity: 3 },
      { severityReason: 'reason-required' },
    ],
    [
      'may set another severity with a reason',
      { impactPolarity: 'Negative', impactScale: 5, impactSeverity: 3, severityReason: 'Contained' },
      {},
    ],
    ['needs no reason where severity follows the details', { impactPolarity: 'Negative', impactScale: 3 }, {}],
    [
      'tells all that is wrong at once',
      { title: '', timeHorizon: 'soon' },
      { title: 'title-required', timeHorizon: 'unknown-option' },
    ],
  ])('%s', (_rule, stated, problems) => {
    expect(validateComponent(sampleComponent('impact', 'E1', 'i', stated))).toEqual(problems);
  });

  it('of one kind rejects a type of the other', () => {
    const typed = (kind: 'risk' | 'opportunity', riskOpportunityType: string) =>
      validateComponent(sampleComponent(kind, 'E1', 'c', { riskOpportunityType }));
    expect(typed('risk', 'systemic')).toEqual({});
    expect(typed('opportunity', 'opportunity-market')).toEqual({});
    expect(typed('risk', 'opportunity-market')).toEqual({ riskOpportunityType: 'unknown-option' });
    expect(typed('opportunity', 'systemic')).toEqual({ riskOpportunityType: 'unknown-option' });
  });

  it('that is a risk needs no reason for its severity', () => {
    const stated = { impactPolarity: 'Negative', impactScale: 5 } as const;
    expect(validateComponent(sampleComponent('risk', 'E1', 'r', stated))).not.toHaveProperty('severityReason');
  });

  it('may only say whether it is pursued if it is an opportunity', () => {
    const pursued = (kind: 'impact' | 'risk' | 'opportunity') =>
      validateComponent(sampleComponent(kind, 'E1', 'c', { opportunityPursued: 'undecided' }));
    expect(pursued('opportunity')).toEqual({});
    expect(pursued('risk')).toEqual({ opportunityPursued: 'only-of-opportunities' });
    expect(pursued('impact')).toEqual({ opportunityPursued: 'only-of-opportunities' });
  });

  it('that is a risk may not state what only applies to impacts', () => {
    const stated = { impactPolarity: 'Negative', actualPotentialImpact: 'Actual', humanRights: true } as const;
    expect(validateComponent(sampleComponent('risk', 'E1', 'r', stated))).toEqual({
      impactPolarity: 'only-of-impacts',
      actualPotentialImpact: 'only-of-impacts',
      humanRights: 'only-of-impacts',
    });
  });
});

describe('a stakeholder row', () => {
  it.each<[string, Partial<Stakeholder>]>([
    ['names', { stakeholderNames: 'Works council' }],
    ['a reason', { keyStakeholderReason: 'Most affected' }],
    ['a role', { stakeholderRole: 'affected' }],
    ['a division', { businessDivision: 'Bakery' }],
    ['an engagement method', { engagementOrganization: ['survey'] }],
    ['another engagement', { engagementOther: 'Open day' }],
    ['topics and views', { relevantTopicsViews: 'Wages' }],
  ])('is saved with %s alone', (_field, stated) => {
    expect(validateStakeholder(sampleStakeholder(stated))).toEqual({});
  });

  it.each<[string, Partial<Stakeholder>, StakeholderProblems]>([
    ['says nothing', {}, { row: 'no-data' }],
    ['says blanks only', { stakeholderNames: '  ' }, { row: 'no-data' }],
    ['only ticks the key box', { isKeyStakeholder: true }, { row: 'no-data' }],
    ['only names its own group', { stakeholderGroup: 'other', customGroupName: 'Neighbours' }, { row: 'no-data' }],
    [
      'has an unknown group',
      { stakeholderNames: 'x', stakeholderGroup: 'fans' },
      { stakeholderGroup: 'unknown-option' },
    ],
    ['has an unknown role', { stakeholderRole: 'fan' }, { stakeholderRole: 'unknown-option' }],
    [
      'has an unknown method',
      { engagementOrganization: ['survey', 'séance'] },
      { engagementOrganization: 'unknown-option' },
    ],
    ['is too long', { businessDivision: 'x'.repeat(301) }, { businessDivision: 'too-long' }],
  ])('is refused when it %s', (_what, stated, problems) => {
    expect(validateStakeholder(sampleStakeholder(stated))).toEqual(problems);
  });
});
