/** What the kinds of components are called, one and several. */
export const KIND_NOUNS = {
  impact: ['impact', 'impacts'],
  risk: ['risk', 'risks'],
  opportunity: ['opportunity', 'opportunities'],
  'risk-or-opportunity': ['risk or opportunity', 'risks and opportunities'],
  'impact-or-risk': ['impact or risk', 'impacts and risks'],
  'impact-or-opportunity': ['impact or opportunity', 'impacts and opportunities'],
  any: ['impact, risk or opportunity', 'impacts, risks and opportunities'],
} as const;
