import { describe, expect, it } from 'vitest';
import { type DraftFacts, draftParts, joinDraft } from '#domain/chat/draft-text.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { noWording, scalesOf } from '#domain/scales/scales.ts';

const facts = (change: Partial<Component> = {}, more: Partial<DraftFacts> = {}): DraftFacts => ({
  component: {
    ...newComponent('c1' as ComponentId, 't1' as TopicId, change.kind ?? 'impact'),
    severityOpen: false,
    likelihoodOpen: false,
    title: 'Water drawn from a dry basin',
    impactPolarity: 'Negative',
    actualPotentialImpact: 'Potential',
    impactSeverity: 4,
    impactLikelihood: 3,
    timeHorizon: 'short',
    valueChainConcentration: 'own',
    ...change,
  },
  topic: { code: 'E3.1', name: 'Water' },
  thresholds: { impact: 12.5, financial: 12.5 },
  screening: { impactScore: 9, financialScore: 7, justification: 'Named by everybody.' },
  views: [{ who: 'Growers', text: 'Water is short.' }],
  answers: [],
  scales: ourScales,
  ...more,
});
const justification = (...given: Parameters<typeof facts>) => joinDraft(draftParts('justification', facts(...given)));

describe('a drafted justification', () => {
  it.each<[string, Partial<Component>, string]>([
    [
      'a potential impact',
      {},
      'Likelihood 3 of 5 (about as likely as not). Overall score: 12 of 25, below the threshold of 12.5.',
    ],
    [
      'an actual impact',
      { actualPotentialImpact: 'Actual' },
      'it counts with likelihood 5 of 5. Overall score: 20 of 25, which reaches the threshold of 12.5.',
    ],
    ['a human-rights impact', { humanRights: true }, 'because severity takes precedence. Overall score: 20 of 25'],
    [
      'a risk',
      { kind: 'risk', financialRiskOpportunity: 5, financialLikelihood: 2 },
      'Magnitude 5 of 5 (could threaten or transform the business model). Likelihood 2 of 5',
    ],
    ['a positive impact', { impactPolarity: 'Positive' }, 'Severity 4 of 5 (great: deep or widespread benefit)'],
    [
      'details of the severity',
      { impactScale: 4, impactScope: 3, impactIrremediability: 5 },
      'with scale 4 of 5 (serious harm), scope 3 of 5 (a whole site, or a local community), irremediability 5 of 5 (cannot be put right)',
    ],
    [
      'a severity of its own',
      { severityReason: 'Three months a year.' },
      'Reason for this severity: “Three months a year.”',
    ],
  ])('gives the score of %s as the product counts it', (_, change, expected) => {
    expect(justification(change)).toContain(expected);
  });

  it('describes each step in the company’s words, with its amounts and the reason for it', () => {
    const scales = scalesOf([
      { ...noWording('scale-negative'), step4: 'The Elbe runs dry' },
      {
        ...noWording('magnitude'),
        ...{ currency: 'EUR', from2: '50000', from3: '250000', from4: '1000000', from5: '5000000' },
      },
    ]);
    const harm = justification(
      { impactScale: 4, impactScaleReason: 'As in 2018.', likelihoodReason: 'Twice in ten years.' },
      { scales },
    );
    expect(harm).toContain('with scale 4 of 5 (The Elbe runs dry).');
    expect(harm).toContain('Reason for the scale: “As in 2018.” Reason for the likelihood: “Twice in ten years.”');
    expect(justification({ kind: 'risk', financialRiskOpportunity: 3 }, { scales })).toMatch(
      /^Magnitude 3 of 5 \(.+; EUR 250,000 to below 1,000,000\)\./,
    );
  });

  it('quotes the screening and the stakeholders, and names what is not stated', () => {
    const text = justification();
    expect(text).toContain('9 of 10 for impact and 7 of 10 financially. Reason given: “Named by everybody.”');
    expect(text).toContain('Stakeholders: Growers: “Water is short.”');
    expect(text).not.toContain('Not stated');
    expect(justification({ timeHorizon: '' }, { views: [], screening: null })).toContain(
      'Not stated in the assessment: the time horizon, a stakeholder’s view on the topic, a screening of the topic.',
    );
  });

  it('gives the basis of each paragraph and leaves out empty ones', () => {
    const bases = draftParts('justification', facts()).map(({ basis }) => basis);
    expect(bases).toEqual(['component', 'component', 'screening', 'views']);
    expect(draftParts('description', facts({}, { views: [] })).every(({ text }) => text.trim() !== '')).toBe(true);
  });

  it('never exceeds the limit of its field', () => {
    const views = Array.from({ length: 100 }, (_, index) => ({ who: `Group ${index}`, text: 'word '.repeat(500) }));
    expect(justification({}, { views })).toHaveLength(MAX_LONG_TEXT);
  });
});
