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
  /** A document of Office with macros or controls in it, under whatever name. */
  | 'macros'
  /** A document of Office before 2007, or a mail of Outlook: whether something runs in it cannot be seen. */
  | 'old-office'
  /** A document of Office that is protected by a password. */
  | 'locked'
  /** A document of Office that loads a part of itself from another machine. */
  | 'outer-part'
  /** A picture of more pixels than browsers should draw. */
  | 'too-many-pixels'
  /** It unfolds to far more than a document is. */
  | 'bomb'
  /** It starts like a document but does not continue like one. */
  | 'broken'
  | 'unknown';
