import { MAX_FILE_NAME } from '#domain/limits.ts';
import { type KeptKind, keptKinds } from './file-kinds.ts';

/** Characters that control or hide text, that file systems misinterpret, and that Windows refuses. */
const NOT_IN_NAMES = /[\p{C}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu;
/** Device names of Windows, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** The name under which a file is stored, or the extensions of such files. */
export type KeptName = { ok: true; fileName: string } | { ok: false; kind: KeptKind };

/**
 * The name under which a file is stored and downloaded: without folders, without hidden or control characters, at most 150 UTF-16 code
 * units. Its extension matches its content; a name without one gets the usual one, a name with another is refused.
 *
 * @param given the name on the sender's machine: '../../x.png', 'CON', ''
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

/** The kind sent as this media type; undefined for kinds that are not accepted. */
export const kindOf = (mediaType: string): KeptKind | undefined =>
  keptKinds.find((kind) => kind.mediaType === mediaType);
