import { describe, expect, it } from 'vitest';
import type { Standing } from '#domain/assignments/standing.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import { cardFacts } from '#web/features/register/grid/card-facts.ts';
import type { RegisterRow } from '#web/features/register/rows/register-row.ts';
import { sampleComponent, UNSET } from '../../domain/sample-assessment.ts';

const gross: EntryBars = () => 10;
const net: EntryBars = Object.assign(() => 10, { scoreOf: scoreComponent, isNet: true as const });
const standing: Standing = {
  owner: null,
  ownerName: '',
  isOwnerOfTopic: false,
  formerOwner: null,
  dueOn: null,
  isDueOfTopic: false,
  review: 'open',
  reviewerName: '',
};
const component = sampleComponent('impact', 'E1.1', 'Floods', {
  impactSeverity: 4,
  impactLikelihood: 3,
});
const OPEN = { severityOpen: true, likelihoodOpen: true } as const;
const row = (stated: Partial<RegisterRow> = {}): RegisterRow => ({
  id: component.id,
  component,
  topic: undefined,
  isUnsaved: false,
  standing,
  ...stated,
});
const workOf = (stated: Partial<RegisterRow>) => cardFacts(row(stated), gross).work.map(({ text }) => text);

describe('a card of the register', () => {
  it.each([
    [component, ['Negative impact', 'Potential', 'Severity 4', 'Likelihood 3']],
    [{ ...component, actualPotentialImpact: 'Actual' }, ['Negative impact', 'Actual', 'Severity 4']],
    [sampleComponent('impact', 'E1.1', 'i', { ...UNSET, ...OPEN }), ['Impact: not set']],
    [
      sampleComponent('risk', 'E1.1', 'r', { financialRiskOpportunity: 5, financialLikelihood: 2 }),
      ['Risk', 'Magnitude 5', 'Likelihood 2'],
    ],
    [sampleComponent('risk', 'E1.1', 'r', OPEN), ['Risk']],
  ] as const)('describes the row in words, without what is not set or not asked: %#', (stated, said) => {
    expect(cardFacts(row({ component: stated }), gross).judged).toEqual(said);
  });

  it('distinguishes a row in review from an open one', () => {
    expect(workOf({})).not.toContain('Open');
    expect(workOf({ standing: { ...standing, review: 'in-review' } })).toContain('In review');
    expect(workOf({ standing: { ...standing, review: 'reviewed' } })).toContain('Reviewed');
  });

  it.each([
    ['2026-11-21', /^Was due .*21/],
    ['2026-11-22', /^Due .*22/],
  ])('shows when a due date has passed: %s', (dueOn, said) => {
    const { work } = cardFacts(row({ standing: { ...standing, dueOn } }), gross, '2026-11-22');
    expect(work.map(({ text }) => text)).toContainEqual(expect.stringMatching(said));
  });

  it('counts open items, including expired evidence, and shows no count where there are none', () => {
    const evidence = { pieces: 2, expired: 1, expiredAt: [], atMeasures: 0 };
    const whole = sampleComponent('impact', 'E1.1', 'Floods', {
      ...component,
      description: 'Every spring',
      justification: 'Seen on site',
      timeHorizon: 'short',
      valueChainConcentration: 'own',
    });
    expect(workOf({ component: whole }).join()).not.toContain('left open');
    expect(workOf({ component: { ...whole, justification: '' } })).toContain('1 item open');
    const two = workOf({ component: { ...whole, justification: '' }, evidence });
    expect(two).toEqual(['No owner', 'Evidence 2, 1 expired', '2 items open']);
  });

  it('shows the score on the other basis where measures count', () => {
    expect(cardFacts(row(), gross).measures).toBeNull();
    expect(cardFacts(row({ net: 8 }), gross).measures).toBe('8 after measures');
    expect(cardFacts(row({ net: 8 }), net).measures).toBe('12 before measures');
  });
});
