import { strFromU8, unzipSync } from 'fflate';

/** The text files of a ZIP archive by their paths; binary ones too, as whatever text they make. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));
}
