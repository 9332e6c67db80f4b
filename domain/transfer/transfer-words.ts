import { type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';

/** The reason that the history records for all changes of a transfer between versions (method M24). */
export const transferWords = {
  carriedOut: (to: EsrsVersion) => `Transferred to the ${esrsVersions[to].label}`,
  takenBack: 'The transfer was undone',
} as const;
