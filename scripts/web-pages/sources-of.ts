import { type AppScreenName, isInFrame } from '#contract/screens.ts';

export const APP = 'index.html';
/** The file that the application's page starts after the first paint. */
const MAIN = 'main.tsx';
const SHELL = 'app/app-shell.tsx';

/**
 * The sources that a screen needs before it can be used; they are named in the page that starts it, so that they are fetched in parallel
 * (`web/start.ts`).
 */
export function sourcesOf(name: AppScreenName | 'start'): string[] {
  if (name === 'start') return [APP, MAIN, SHELL];
  const frame = isInFrame(name) ? [SHELL] : [];
  return [APP, MAIN, ...frame, `routes/${name}.tsx`];
}
