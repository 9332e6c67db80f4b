import type { TextEncoding } from '#domain/imports/text-reading.ts';

/** The upper half of code page 850, in which Excel saves 'CSV (MS-DOS)'; it is the only encoding here that Node does not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The bytes of a text in this encoding. What is not valid becomes a replacement character, or null if `strict`. */
export function decodeAs(encoding: TextEncoding, bytes: Uint8Array, strict = false): string | null {
  if (encoding === 'cp850')
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (each) => CP850.charAt(each.charCodeAt(0) - 128));
  try {
    return new TextDecoder(encoding, { fatal: strict }).decode(bytes);
  } catch {
    return null;
  }
}
