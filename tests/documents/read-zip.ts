import { strFromU8, unzipSync } from 'fflate';

/** The files of a ZIP archive as text, by path; binary files too, whatever text they make. */
export function readZip(bytes: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));
}
