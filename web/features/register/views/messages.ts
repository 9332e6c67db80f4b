/** What views of the register say. */
export const viewMessages = {
  allRows: 'All rows',
  unnamed: 'Unnamed view',
  views: 'Views',
  changed: 'changed',
  openList: (name: string, isChanged: boolean) => `View: ${name}${isChanged ? ', changed' : ''}`,
  loading: 'Loading the views...',

  givenNames: {
    'negative-high': 'Negative, 15 or more',
    material: 'Material, by topic',
    'not-scored': 'Not scored',
    'to-review': 'To review',
    upstream: 'Upstream',
    'human-rights': 'Human rights',
  },
} as const;
