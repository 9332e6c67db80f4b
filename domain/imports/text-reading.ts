/** The encodings in which text files are read, in the order in which they are offered. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'iso-8859-2',
  'cp850',
  'macintosh',
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** The separators that are offered; a file may name another one itself. */
export const TEXT_SEPARATORS = [',', ';', '\t', '|'] as const;

/** How a text file was read, or should be read. */
export interface TextReading {
  encoding: TextEncoding;
  /** The character between two cells. */
  separator: string;
}
