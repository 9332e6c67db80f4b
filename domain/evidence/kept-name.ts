import { MAX_FILE_NAME } from '#domain/limits.ts';
import { type KeptKind, keptKinds } from './file-kinds.ts';

/** Signs that steer or hide, what a file system takes for something else, and what Windows refuses. */
const NOT_IN_NAMES = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu;
/** Devices of Windows, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** The name under which a file is kept, or how names of such files end. */
export type KeptName = { ok: true; fileName: string } | { ok: false; kind: KeptKind };

/**
 * The name of a file as it is kept and given out again: without folders, without signs that hide or steer, no longer than 150 UTF-16
 * code units. It ends as files of its content do; one without an ending is given the usual one, one with another is refused.
 *
 * @param given as the sender's machine calls it: '../../x.png', 'CON', ''
 */
export function keptName(given: string, kind: KeptKind): KeptName {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(NOT_IN_NAMES, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .toWellFormed();
  const [, stem = plain, ending] = /^(.+)\.([\p{L}\p{N}]{1,10})$/u.exec(plain) ?? [];
  const endings: readonly string[] = kind.endings;
  if (ending !== undefined && !endings.includes(ending.toLowerCase())) return { ok: false, kind };
  const kept = `.${ending?.toLowerCase() ?? endings[0]}`;
  const named = stem.trim() === '' ? 'file' : stem.replace(RESERVED, '_$&');
  return {
    ok: true,
    fileName:
      named
        .slice(0, MAX_FILE_NAME - kept.length)
        .toWellFormed()
        .trim() + kept,
  };
}

/** The kind that is sent as this media type; undefined for what is not kept. */
export const kindOf = (mediaType: string): KeptKind | undefined =>
  keptKinds.find((kind) => kind.mediaType === mediaType);
