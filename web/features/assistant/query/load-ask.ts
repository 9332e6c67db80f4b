import { lazy } from 'react';

/** Loads the code that knows the query language. A page that people read first does not wait for it. */
export const loadAsk = () => import('./ask-parts.ts');

/** Loads it ahead; a failure appears when it is needed. */
export function preloadAsk(): void {
  loadAsk().catch(() => undefined);
}

export const AnswerReading = lazy(async () => ({ default: (await loadAsk()).AnswerReading }));
export const BuildCard = lazy(async () => ({ default: (await loadAsk()).BuildCard }));
export const BuildDialog = lazy(async () => ({ default: (await loadAsk()).BuildDialog }));
export const SourcePanel = lazy(async () => ({ default: (await loadAsk()).SourcePanel }));
