/** What is said of a view or an address of which something cannot be shown. */
export const viewNoteMessages = {
  badFilter: 'A filter of this address cannot be used',
  badFilterText: (reasons: readonly string[]) => [...reasons, 'What is left of it is shown.'].join(' '),
  showAll: 'Show all rows',
  notThere: 'This view cannot be shown',
  notThereText: 'It was deleted, or somebody keeps it for herself alone. All rows are shown instead.',
  notLoadedText: 'The views could not be loaded. All rows are shown instead.',
  outdated: (name: string) => `“${name}” asks for something that is no longer there`,
  outdatedText: (gone: readonly string[]) => [...gone, 'The rest of the view is shown.'].join(' '),
  notFrozen: 'Owners, due dates, reviews and activities of the value chain are not frozen with the rows.',
  goneTopics: (codes: readonly string[]) =>
    codes.length === 1
      ? `This assessment has no topic ${codes[0]}.`
      : `This assessment has no topics ${codes.join(', ')}.`,
} as const;
