/**
 * The kinds of files that are accepted as evidence, each with its media type and its extensions; a file without an extension gets the
 * first one.
 */
export const keptKinds = [
  { id: 'pdf', label: 'PDF', mediaType: 'application/pdf', endings: ['pdf'] },
  {
    id: 'docx',
    label: 'Word document',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  {
    id: 'xlsx',
    label: 'Excel workbook',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  {
    id: 'pptx',
    label: 'PowerPoint slides',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
  },
  { id: 'odt', label: 'text document', mediaType: 'application/vnd.oasis.opendocument.text', endings: ['odt'] },
  { id: 'ods', label: 'spreadsheet', mediaType: 'application/vnd.oasis.opendocument.spreadsheet', endings: ['ods'] },
  { id: 'odp', label: 'slides', mediaType: 'application/vnd.oasis.opendocument.presentation', endings: ['odp'] },
  { id: 'png', label: 'PNG picture', mediaType: 'image/png', endings: ['png'] },
  { id: 'jpeg', label: 'JPEG picture', mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  { id: 'webp', label: 'WebP picture', mediaType: 'image/webp', endings: ['webp'] },
  { id: 'gif', label: 'GIF picture', mediaType: 'image/gif', endings: ['gif'] },
  { id: 'mail', label: 'email', mediaType: 'message/rfc822', endings: ['eml'] },
  { id: 'text', label: 'text', mediaType: 'text/plain', endings: ['txt', 'csv', 'tsv', 'md', 'log'] },
] as const;
export type KeptKind = (typeof keptKinds)[number];
export type KeptKindId = KeptKind['id'];

/** Bitmap pictures, which a browser shows without anything that could run. */
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
export const isPicture = (mediaType: string): boolean => PICTURES.includes(mediaType);

/** What is not accepted as evidence, by kind. */
export type RefusedKind =
  | 'archive'
  | 'program'
  | 'web-page'
  | 'script'
  /** An Office document that contains macros or controls, whatever its name. */
  | 'macros'
  /** An Office document from before 2007, or an Outlook mail: it is not possible to see whether it contains anything that runs. */
  | 'old-office'
  /** An Office document that is protected by a password. */
  | 'locked'
  /** An Office document that loads a part of itself from another machine. */
  | 'outer-part'
  /** A picture with more pixels than browsers should display. */
  | 'too-many-pixels'
  /** It expands to far more than any document contains. */
  | 'bomb'
  /** It starts like a document but does not continue as one. */
  | 'broken'
  | 'unknown';
