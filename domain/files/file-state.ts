import { FILE_KEPT_HOURS } from '#domain/limits.ts';

/** Where a file is on its way (product P53). */
export const FILE_STATES = ['waiting', 'making', 'made', 'failed', 'cancelled'] as const;
export type FileState = (typeof FILE_STATES)[number];

/** It is still to come. */
export const UNDER_WAY = ['waiting', 'making'] as const satisfies readonly FileState[];

/** When what ended at a moment is cleared away. */
export const clearedAt = (endedAt: Date): Date => new Date(endedAt.getTime() + FILE_KEPT_HOURS * 3_600_000);

/** What ended before this is cleared away at a moment. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - FILE_KEPT_HOURS * 3_600_000);
