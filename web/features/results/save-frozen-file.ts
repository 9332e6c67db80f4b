import type { FrozenFile } from '#domain/frozen/check-frozen-file.ts';
import { resultsMessages as say } from './messages.ts';

/** Saves a frozen result as the file that `npm run verify` and this screen check. */
export function saveFrozenFile({ kind, sha256, result }: FrozenFile, day: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify({ kind, sha256, result })], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = say.fileName(day, sha256);
  link.click();
  URL.revokeObjectURL(url);
}
