interface FileKindLine {
  id: string;
  label: string;
  /** What is in it, for whoever chooses. */
  says: string;
  /** Begins the file's name. */
  called: string;
  /** Ends the file's name. */
  ending: string;
  mediaType: string;
}

/** What a file of an assessment can be, in the order in which it is offered. A new kind is a line here, and its maker in the reports. */
export const fileKinds = [
  {
    id: 'report',
    label: 'Report (PDF)',
    says: 'Summary for the board, method, result, material topics, changes, disclosures, draft texts and sign-off.',
    called: 'Report',
    ending: 'pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'word',
    label: 'Report (Word)',
    says: 'The same report with headings, styles and contents of Word, to be worked on.',
    called: 'Report',
    ending: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    id: 'slides',
    label: 'Slides (PowerPoint)',
    says: 'Five for the board: the matrix, the material topics, how firm the result is, what changed and what follows.',
    called: 'Slides',
    ending: 'pptx',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  {
    id: 'workbook',
    label: 'Excel workbook',
    says: 'Register, topics, scores, stakeholders, answers, thresholds, result, decisions and history, a sheet each.',
    called: 'Workbook',
    ending: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  {
    id: 'csv',
    label: 'CSV files',
    says: 'The sheets of the workbook as plain tables, in one ZIP file.',
    called: 'Tables',
    ending: 'zip',
    mediaType: 'application/zip',
  },
  {
    id: 'json',
    label: 'JSON',
    says: 'Everything in one file, for other programs.',
    called: 'Assessment',
    ending: 'json',
    mediaType: 'application/json',
  },
  {
    id: 'package',
    label: 'Evidence package',
    says: 'All of it for an auditor in one ZIP file that checks itself: the frozen result, register, evidence, history under seals, sign-off, report, and a page to read offline.',
    called: 'Evidence package',
    ending: 'zip',
    mediaType: 'application/zip',
  },
] as const satisfies readonly FileKindLine[];

export type FileKind = (typeof fileKinds)[number]['id'];
