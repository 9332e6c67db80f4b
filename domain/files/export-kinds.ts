interface FileKindLine {
  id: string;
  label: string;
  /** What the file contains, for the person who chooses one. */
  says: string;
  /** The beginning of the file's name. */
  called: string;
  /** The end of the file's name. */
  ending: string;
  mediaType: string;
}

/** The kinds of files of an assessment, in the order in which they are offered. A new kind is a line here and a maker in `documents/`. */
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
    says: 'The same report, editable in Word, with headings, styles and a table of contents.',
    called: 'Report',
    ending: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    id: 'slides',
    label: 'Slides (PowerPoint)',
    says: 'Five slides for the board: cover, matrix, material topics, robustness and changes, next steps.',
    called: 'Slides',
    ending: 'pptx',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  {
    id: 'workbook',
    label: 'Excel workbook',
    says: 'Register, topics, scores, stakeholders, answers, thresholds, result, decisions and history, on one sheet each.',
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
    says: 'Everything an auditor needs, in one ZIP file that can be verified: frozen result, register, evidence, sealed history, sign-off, report, and a page to read offline.',
    called: 'Evidence package',
    ending: 'zip',
    mediaType: 'application/zip',
  },
] as const satisfies readonly FileKindLine[];

export type FileKind = (typeof fileKinds)[number]['id'];
