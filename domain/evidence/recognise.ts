import type { KeptKindId, RefusedKind } from './file-kinds.ts';
import { readLatin, type ZipEntry } from './read-zip.ts';

/** The kind of a file by its content. `zip` is a package whose directory must be read to say more. */
export type Recognised = { is: KeptKindId | 'zip' } | { refused: RefusedKind };

/** The number of bytes read from the beginning. */
export const HEAD_BYTES = 4_096;
/** An Office document that says it unpacks to more than this is refused. */
const MOST_UNFOLDED = 1_000_000_000;

/** The first bytes in hexadecimal; `..` is any byte. */
const BEGINNINGS: readonly (readonly [begins: string, what: KeptKindId | 'zip' | RefusedKind])[] = [
  ['25504446 2d', 'pdf'],
  ['89504e47 0d0a1a0a 0000000d 49484452', 'png'],
  ['ffd8ff', 'jpeg'],
  ['47494638 3761', 'gif'],
  ['47494638 3961', 'gif'],
  ['52494646 ........ 57454250', 'webp'],
  ['504b0304', 'zip'],
  // A ZIP file without entries.
  ['504b0506', 'archive'],
  ['504b0708', 'archive'],
  ['1f8b', 'archive'],
  ['425a68', 'archive'],
  ['fd377a585a00', 'archive'],
  ['28b52ffd', 'archive'],
  ['377abcaf271c', 'archive'],
  ['526172211a07', 'archive'],
  ['4d534346', 'archive'],
  ['d0cf11e0a1b11ae1', 'old-office'],
  ['4d5a', 'program'],
  ['7f454c46', 'program'],
  ['cafebabe', 'program'],
  ['cffaedfe', 'program'],
  ['cefaedfe', 'program'],
  ['feedface', 'program'],
  ['feedfacf', 'program'],
  ['0061736d', 'program'],
  ['4c000000 01140200', 'program'],
  ['2321', 'script'],
];

/**
 * The kind of a file, or its possible kind, by its first bytes.
 * @param head the first 4,096 bytes, or all of a shorter file
 */
export function recognise(head: Uint8Array): Recognised {
  const found = BEGINNINGS.find(([begins]) => beginsWith(head, begins.replaceAll(' ', '')));
  if (found) return REFUSED.has(found[1]) ? { refused: found[1] as RefusedKind } : { is: found[1] as KeptKindId };
  if (readLatin(head.subarray(257, 262)) === 'ustar') return { refused: 'archive' };
  return recogniseText(head);
}

const REFUSED = new Set<string>(['archive', 'old-office', 'program', 'script']);

function beginsWith(bytes: Uint8Array, hex: string): boolean {
  if (bytes.length < hex.length / 2) return false;
  for (let at = 0; at < hex.length / 2; at += 1) {
    const wanted = hex.slice(2 * at, 2 * at + 2);
    if (wanted !== '..' && bytes[at] !== Number.parseInt(wanted, 16)) return false;
  }
  return true;
}

/** Recognizes text without control characters; refuses text that starts like markup or a script. */
function recogniseText(head: Uint8Array): Recognised {
  const isWide = beginsWith(head, 'fffe') || beginsWith(head, 'feff');
  // In UTF-16, the lower byte is enough to recognize the characters of markup and programs.
  const narrow = isWide ? head.subarray(2).filter((_, at) => (at % 2 === 1) === (head[0] === 0xfe)) : head;
  if (!isWide && isBinary(head)) return { refused: 'unknown' };
  const written = readLatin(beginsWith(narrow, 'efbbbf') ? narrow.subarray(3) : narrow);
  const start = written.trimStart();
  if (/^<(\?php|%)/i.test(start)) return { refused: 'script' };
  if (/^<[a-z!?]/i.test(start)) return { refused: 'web-page' };
  if (/^(@echo off|#requires|set-executionpolicy|wscript\.|\[internetshortcut\])/i.test(start))
    return { refused: 'script' };
  return { is: isMail(start) ? 'mail' : 'text' };
}

/** Any control character except tabs, line ends, page feeds and the escape character for terminal colours. */
const isBinary = (head: Uint8Array) =>
  head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte));

/** An email as programs save it: header fields (RFC 5322), one of which occurs only in emails. */
const isMail = (start: string) =>
  /^[\x21-\x39\x3b-\x7e]+:[ \t]/.test(start) &&
  /^(received|return-path|message-id|mime-version|delivered-to|x-[a-z-]+):/im.test(start.slice(0, 2_000)) &&
  /^from:/im.test(start);

const OFFICE: readonly (readonly [part: string, is: KeptKindId])[] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
];
const OPEN_DOCUMENT: Readonly<Record<string, KeptKindId>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};

/** Parts of a document in which something can run: macros of VBA, Excel 4 and Basic, other scripts, and controls. */
const RUNS =
  /(^|\/)(vbaproject[^/]*\.bin|vbadata\.xml|macrosheets\/.*|activex\/.*|basic\/.*|scripts\/.*|[^/]*\.(do[ct]m|xl[st]m|xlam|p[op]tm|ppsm|ppam))$/is;
const IS_PROGRAM =
  /\.(exe|dll|com|scr|pif|cpl|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|jar|msi|msp|lnk|url|scf|reg|hta|chm|sh|app)$/i;
/** A path that leads out of the folder in which a package is unpacked. */
const LEADS_OUT = /(^|\/)\.\.($|\/)/;

/** A name without trailing characters that a file system drops, and without the name of an alternate stream. */
function asSaved(name: string): string {
  const stream = name.search(/[:\0]/);
  let end = stream < 0 ? name.length : stream;
  while (end > 0 && /[\s.]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/**
 * The kind of a package by its directory, without unpacking it.
 * @param head its first 4,096 bytes, in which a LibreOffice document states its kind
 * @param entries null if the directory could not be read
 */
export function recognisePackage(head: Uint8Array, entries: readonly ZipEntry[] | null): Recognised {
  if (entries === null) return { refused: 'broken' };
  // Some programs write names with Windows separators.
  const listed = entries.map(({ name }) => name.replaceAll('\\', '/'));
  const names = new Set(listed);
  const declared = /^mimetype(application\/[a-z.-]+)/.exec(readLatin(head.subarray(30, 200)))?.[1] ?? '';
  const office = names.has('[Content_Types].xml') ? OFFICE.find(([part]) => names.has(part))?.[1] : undefined;
  const mimetype = Object.keys(OPEN_DOCUMENT).find((type) => declared === type || declared.startsWith(`${type}PK`));
  const is = office ?? (mimetype && names.has('content.xml') ? OPEN_DOCUMENT[mimetype] : undefined);
  if (!is) return { refused: 'archive' };
  if (entries.some(({ isLocked }) => isLocked)) return { refused: 'locked' };
  // Programs differ in which of two parts with the same name they read; case is ignored (ECMA-376 part 2, 6.2.2.3).
  if (new Set(listed.map((name) => name.toLowerCase())).size < listed.length) return { refused: 'broken' };
  if (listed.some((name) => LEADS_OUT.test(name))) return { refused: 'broken' };
  const saved = listed.map(asSaved);
  if (saved.some((name) => RUNS.test(name))) return { refused: 'macros' };
  if (saved.some((name) => IS_PROGRAM.test(name))) return { refused: 'program' };
  const unfolded = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return unfolded > MOST_UNFOLDED ? { refused: 'bomb' } : { is };
}
