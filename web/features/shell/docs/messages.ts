/** Texts of the documentation pages, apart from the documents themselves. */
export const docsMessages = {
  pageTitle: 'Documentation',
  pageDescription:
    'How to use and run Twofold: a first assessment step by step, guides for operators, method, file formats and glossary.',
  lead: 'Start with the tutorial. The guides answer one question each; the reference is for looking things up.',
  documents: 'Documents',
  index: 'All documents',
  table: 'Table',
  code: 'Example',
  descriptionOf: (title: string) => `${title}: documentation of Twofold.`,
  groups: {
    tutorial: 'Tutorial',
    howTo: 'How-to guides for operators',
    reference: 'Reference',
  },
  /** The server describes it at a separate address. */
  api: 'API (OpenAPI)',
} as const;
