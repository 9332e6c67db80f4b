import { FILE_KEPT_HOURS } from '#domain/limits.ts';

/** The states of a file (product P53). */
export const FILE_STATES = ['waiting', 'making', 'made', 'failed', 'cancelled'] as const;
export type FileState = (typeof FILE_STATES)[number];

/** States in which the file is still in progress. */
export const UNDER_WAY = ['waiting', 'making'] as const satisfies readonly FileState[];

/** When a file that ended at this moment is deleted. */
export const clearedAt = (endedAt: Date): Date => new Date(endedAt.getTime() + FILE_KEPT_HOURS * 3_600_000);

/** Files that ended before this moment are deleted at `now`. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - FILE_KEPT_HOURS * 3_600_000);
