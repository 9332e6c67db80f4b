interface FileKindLine {
  id: string;
  label: string;
  /** What the file is for, in one line. */
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
    says: 'To read and share',
    called: 'Report',
    ending: 'pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'word',
    label: 'Report (Word)',
    says: 'The same, to edit',
    called: 'Report',
    ending: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    id: 'slides',
    label: 'Slides (PowerPoint)',
    says: 'Five, for the board',
    called: 'Slides',
    ending: 'pptx',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  {
    id: 'workbook',
    label: 'Excel workbook',
    says: 'Register, topics, stakeholders, scores, answers, result and history, a sheet each',
    called: 'Workbook',
    ending: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  {
    id: 'csv',
    label: 'CSV files',
    says: 'The sheets of the workbook as plain tables, in one ZIP file',
    called: 'Tables',
    ending: 'zip',
    mediaType: 'application/zip',
  },
  {
    id: 'json',
    label: 'JSON',
    says: 'Everything in one file, for other programs',
    called: 'Assessment',
    ending: 'json',
    mediaType: 'application/json',
  },
  {
    id: 'package',
    label: 'Evidence package',
    says: 'Everything an auditor needs, in one ZIP file that can be verified',
    called: 'Evidence package',
    ending: 'zip',
    mediaType: 'application/zip',
  },
] as const satisfies readonly FileKindLine[];

export type FileKind = (typeof fileKinds)[number]['id'];
