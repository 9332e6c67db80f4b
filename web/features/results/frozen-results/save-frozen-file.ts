import type { FrozenAnswer } from './api.ts';
import { resultsMessages as say } from './messages.ts';

/** Saves a frozen result, with its sign-off beside it, as the file that `npm run verify` and this screen check. */
export function saveFrozenFile({ kind, sha256, signOff, result }: FrozenAnswer, day: string): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify({ kind, sha256, signOff, result })], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = say.fileName(day, sha256);
  link.click();
  URL.revokeObjectURL(url);
}
