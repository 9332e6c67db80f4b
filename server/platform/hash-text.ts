import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits: the same as `sha256` of the domain, some twenty times as fast. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
