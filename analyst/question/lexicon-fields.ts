import type { Meaning } from './meaning.ts';

const field = (...names: string[]): Meaning[] => names.map((name) => ({ is: 'field', field: name }));

/** What the label of a field is called as well. */
export const LABELS_TOO: Readonly<Record<string, string>> = {
  'Business area of the company': 'department / business|company unit|function|department',
};

/** What rows are sorted, measured, grouped and compared by, as people call it beside the labels of the forms. */
export const FIELDS: readonly (readonly [string, ...Meaning[]])[] = [
  ['score|scores|scored|scoring|rating|rated|rate|mark|grade|result / total|overall score', ...field('score')],
  ['severity|severe|seriousness|gravity', ...field('severity')],
  ['magnitude|size / potential magnitude', ...field('severity')],
  ['likelihood|probability|likely|chances', ...field('likelihood')],
  ['stated likelihood / likelihood as? stated', ...field('likelihoodStated')],
  ['scale', ...field('impactScale')],
  ['scope', ...field('impactScope')],
  ['irremediability|irreversibility|remediability|reversibility', ...field('impactIrremediability')],
  ['impact score|materiality|rating|value|side|part', ...field('impactScore'), { is: 'side', side: 'impact' }],
  [
    'financial score|materiality|rating|value|side|part / finance|money side',
    ...field('financialScore'),
    { is: 'side', side: 'financial' },
  ],
  ['financial|financially', ...field('financialScore'), { is: 'side', side: 'financial' }],
  ['impact-wise|impactful', { is: 'side', side: 'impact' }],
  ['sum of? both? scores', ...field('sum')],
  ['code|codes', ...field('topic', 'code')],
  ['category|pillar|area|block|dimension / esg category|pillar|area', ...field('category', 'section')],
  ['kind|kinds / kind of component|entry', ...field('kind')],
  ['type|types / risk|opportunity type / type of risk|opportunity', ...field('riskOpportunityType')],
  ['horizon|term / time horizon|frame|scale', ...field('timeHorizon')],
  [
    'stage|place / value chain / value chain stage|place|part|position|step|concentration|level / stage|place|part|position of|in the? value chain',
    ...field('valueChainConcentration'),
  ],
  ['polarity / positive or negative', ...field('impactPolarity')],
  ['actuality / actual or potential', ...field('actualPotentialImpact')],
  [
    'justification|rationale|reason|reasoning|ground|explanation',
    ...field('justification', 'keyStakeholderReason', 'reason'),
  ],
  ['reason for being key / key reason', ...field('keyStakeholderReason')],
  ['description', ...field('description')],
  ['title|name|names|named', ...field('title', 'name', 'stakeholderNames')],
  ['financial effect|consequence', ...field('financialEffects')],
  ['materiality class|level / class|priority|classification', ...field('classification')],
  ['group', ...field('stakeholderGroup')],
  ['role', ...field('stakeholderRole')],
  [
    'method|channel / engagement method|channel|way|form|organization / way|form|method|kind|means of engagement|contact',
    ...field('engagementOrganization'),
  ],
  ['view|opinion / relevant topic|view', ...field('relevantTopicsViews')],
  ['person|colleague|author|editor / by whom', ...field('by')],
  ['day|date', ...field('at')],
  ['state|status', ...field('state')],
  ['datapoint / data point / number of datapoint', ...field('datapoints')],
  ['materially', ...field('materialBy')],
];
