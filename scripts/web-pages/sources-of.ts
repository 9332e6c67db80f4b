import { type AppScreenName, isInFrame } from '#contract/screens.ts';

export const APP = 'index.html';
/** What the application's page starts once it is painted. */
const MAIN = 'main.tsx';
const SHELL = 'app/app-shell.tsx';

/**
 * Which sources a screen needs before it can be used; named in the page that starts it, so that they are fetched side by side
 * (`web/start.ts`).
 */
export function sourcesOf(name: AppScreenName | 'start'): string[] {
  if (name === 'start') return [APP, MAIN, SHELL];
  const frame = isInFrame(name) ? [SHELL] : [];
  return [APP, MAIN, ...frame, `routes/${name}.tsx`];
}
