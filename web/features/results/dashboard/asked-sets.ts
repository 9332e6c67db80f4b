import type { AskedQuery } from '#domain/query/query.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';

const ofKind = (value: string) => ({ field: 'kind', is: 'equal', value }) as const;
const ofPolarity = (value: string) => ({ field: 'impactPolarity', is: 'equal', value }) as const;

const UNSCORED = { field: 'rule', is: 'equal', value: 'unset' } as const;

/** The lists on the dashboard, as queries for the assistant. */
export const askedSets = {
  positiveImpacts: { noun: 'component', where: [ofKind('impact'), ofPolarity('Positive')] },
  negativeImpacts: { noun: 'component', where: [ofKind('impact'), ofPolarity('Negative')] },
  impactsNotScored: { noun: 'component', where: [ofKind('impact'), UNSCORED] },
  effectsNotScored: { noun: 'component', where: [{ field: 'side', is: 'equal', value: 'financial' }, UNSCORED] },
  polarityNotSet: { noun: 'component', where: [ofKind('impact'), { field: 'impactPolarity', is: 'missing' }] },
  opportunities: { noun: 'component', where: [ofKind('opportunity')] },
  risks: { noun: 'component', where: [ofKind('risk')] },
  notYetAssessed: {
    noun: 'topic',
    where: [
      { field: 'assessed', is: 'equal', value: 'none' },
      { field: 'materialBy', is: 'missing' },
    ],
  },
} as const satisfies Partial<Record<keyof Dashboard | 'impactsNotScored' | 'effectsNotScored', AskedQuery>>;
