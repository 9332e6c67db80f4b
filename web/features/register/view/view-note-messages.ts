/** What is said of a view or an address of which something cannot be shown. */
export const viewNoteMessages = {
  badFilter: 'A filter in this link cannot be used',
  badFilterText: (reasons: readonly string[]) => [...reasons, 'The rest is shown.'].join(' '),
  showAll: 'Show all rows',
  notThere: 'This view cannot be shown',
  notThereText: 'It was deleted, or someone keeps it private. All rows are shown instead.',
  notLoadedText: 'The views could not be loaded. All rows are shown instead.',
  outdated: (name: string) => `“${name}” uses something that no longer exists`,
  outdatedText: (gone: readonly string[]) => [...gone, 'The rest of the view is shown.'].join(' '),
  notFrozen: 'The frozen result does not include owners, due dates, reviews or value chain activities.',
  goneTopics: (codes: readonly string[]) =>
    codes.length === 1
      ? `This assessment has no topic ${codes[0]}.`
      : `This assessment has no topics ${codes.join(', ')}.`,
} as const;
